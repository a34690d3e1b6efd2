import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alteredRows } from '../../../../tests/component/altered-rows.ts';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { objections } from '../../../../tests/component/objections.ts';
import { swipe } from '../../../../tests/component/swipe.ts';

const quick = page.getByRole('navigation', { name: 'Quick access' });
const opener = quick.getByRole('button', { name: 'Menu' });
const dialog = page.getByRole('dialog', { name: 'Menu' });

/** Opens the menu. A dialog is visible one frame before it becomes modal and gets the focus. */
async function openMenu() {
  await opener.click();
  await expect.poll(() => document.querySelector('.dialog-side')?.matches(':modal')).toBe(true);
}

test('BRG-4 restores the focus when Escape, its button or the backdrop closes it', async () => {
  await mountApp('/sitemap');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.getByRole('dialog').click({ position: { x: 385, y: 400 } }),
  ]) {
    await openMenu();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});

test('BRG-4 traps the focus, and has no axe violations when open', async () => {
  await mountApp('/sitemap');
  await openMenu();
  const controls = () => dialog.element().querySelectorAll('a, button, input, select').length;
  await expect.poll(controls).toBeGreaterThan(9);
  expect(await objections(dialog.element())).toEqual([]);
  const stops = controls() + 1;
  for (let stop = 0; stop < stops; stop++) {
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement === document.body || activeElement?.closest('dialog')).toBeTruthy();
  }
});

test('BRG-4 closes on navigation and stays closed after Back', async () => {
  const { router } = await mountApp('/sitemap');
  await openMenu();
  await dialog.getByRole('link', { name: 'All promotions' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/promotions');
  await expect.element(dialog).not.toBeInTheDocument();
  await openMenu();
  history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/sitemap');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('BRG-4 closes on a long swipe to the left, not on a short or vertical one', async () => {
  await mountApp('/sitemap');
  await openMenu();
  swipe(dialog.element(), { x: -40, y: 0 });
  swipe(dialog.element(), { x: -100, y: -150 });
  swipe(dialog.element(), { x: 150, y: 0 });
  await new Promise(requestAnimationFrame);
  await expect.element(dialog).toBeVisible();
  swipe(dialog.element(), { x: -150, y: 0 });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('CFG-2 BRG-4 opens and swipes to the right in Arabic', async () => {
  await mountApp('/ar/sitemap', { config: { languages: ['en', 'es', 'ar'] } });
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'القائمة', exact: true }).click();
  await expect.element(menu).toBeVisible();
  await expect.poll(() => Math.round(menu.element().getBoundingClientRect().right)).toBe(390);
  swipe(menu.element(), { x: -150, y: 0 });
  await new Promise(requestAnimationFrame);
  await expect.element(menu).toBeVisible();
  swipe(menu.element(), { x: 150, y: 0 });
  await expect.element(menu).not.toBeInTheDocument();
});

test('BRG-1 breaks a label of 200 characters without a space inside the panel', async () => {
  const label = 'W'.repeat(200);
  await mountApp('/sitemap', {
    answering: alteredRows('burger-menus', (rows) => rows.map((row) => ({ ...row, label }))),
  });
  await openMenu();
  await expect.element(dialog.getByText(label).first()).toBeVisible();
  const panel = document.querySelector('.dialog-side');
  expect(panel?.clientWidth).toBeGreaterThan(0);
  expect(panel?.scrollWidth).toBe(panel?.clientWidth);
});

test('BRG-3 F11 logs a menu that fails to load and keeps the rest of the panel', async () => {
  const log = expectedLog();
  await mountApp('/sitemap', { answering: alteredRows('burger-menus', () => 'broken') });
  await openMenu();
  await expect.poll(() => log.mock.calls).toContainEqual(['Error loading mobile menu']);
  await expect.element(dialog.getByRole('group', { name: 'Appearance' })).toBeVisible();
  await expect.element(dialog.getByRole('navigation').getByRole('link')).not.toBeInTheDocument();
});
