import type { Page } from 'playwright/test';
import { expectModal } from '../fixtures/modal.ts';
import { startRetoldSite } from '../fixtures/stand-in.ts';
import { expect, test } from '../fixtures/test.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' });

async function openMenu(page: Page) {
  await opener(page).click();
  await expectModal(menu(page));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test('BRG-1 BRG-2 it comes in on the left with items and children, those for players left out', {
  tag: '@smoke',
}, async ({ page }) => {
  await openMenu(page);
  await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0);
  const items = menu(page).getByRole('navigation', { name: 'Whole menu' });
  await expect(items.getByRole('link', { name: 'Casino', exact: true })).toBeVisible();
  await expect(items.getByRole('link', { name: 'Table games' })).toHaveAttribute(
    'href',
    '/games?category=table',
  );
  await expect(items.getByText('The Bulb Club')).toHaveCount(0);
  await expect(items.getByText('Pay out in a shop')).toHaveCount(0);
});

test('BRG-4 focus stays inside, and Escape, the button and the backdrop give it back', async ({
  page,
}) => {
  const closings = {
    escape: () => page.keyboard.press('Escape'),
    button: () => menu(page).getByRole('button', { name: 'Close' }).click(),
    backdrop: () => page.mouse.click(385, 400),
  };
  for (const close of Object.values(closings)) {
    await openMenu(page);
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  await openMenu(page);
  const stops = (await menu(page).locator('a, button, input, select').count()) + 1;
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
});

test('BRG-4 it closes on navigation, and back leads to a page without it', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'All promotions' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu(page)).toBeHidden();
});

test('BRG-4 a swipe to the left closes it, a short one or one down does not', async ({ page }) => {
  const finger = await page.context().newCDPSession(page);
  const swipe = async (by: { x: number; y: number }) => {
    const at = (part: number) => [{ x: 200 + by.x * part, y: 300 + by.y * part }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await openMenu(page);
  await swipe({ x: -40, y: 0 });
  await swipe({ x: -10, y: -150 });
  await expect(menu(page)).toBeVisible();
  await swipe({ x: -150, y: 0 });
  await expect(menu(page)).toBeHidden();
});

test.describe('with nothing kept by a worker', () => {
  test.use({ serviceWorkers: 'block', allowed: [/Error loading mobile menu/] });
  test('BRG-3 a menu that does not load is logged, and the rest of the panel is there', async ({
    page,
    own,
  }) => {
    const site = await own(
      startRetoldSite('content', {
        '/api/burger-menus': () => ({ data: 'broken' }),
      }),
    );
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(site.origin);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await openMenu(page);
    await expect(menu(page).getByRole('group', { name: 'Appearance' })).toBeVisible();
    await expect.poll(() => said.join()).toContain('Error loading mobile menu');
    await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveCount(0);
  });
});
