import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alteredRows } from '../../../../tests/component/altered-rows.ts';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { resize } from '../../../../tests/component/resize.ts';
import { desktopMenuQuery } from '../../../content/menus.ts';

const WIDTHS = [1920, 1440, 1200, 1000, 901];
const main = page.getByRole('navigation', { name: 'Main' });
const more = main.getByRole('button', { name: 'More' });
const menu = page.getByRole('menu');
const entries = page.getByRole('menuitem');

/** Edges and widths in CSS px, and texts, of the items, More and the bar. */
function layout() {
  const nav = main.element();
  const box = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return { left, right, width, text: element.textContent ?? '' };
  };
  const all = [...nav.querySelectorAll('.desktop-nav-bar > li')];
  const isShown = (item: Element) => getComputedStyle(item).visibility === 'visible';
  const moreButton = nav.querySelector('.more-menu-button');
  return {
    room: box(nav),
    all: all.map(box),
    shown: all.filter(isShown).map(box),
    more: moreButton && box(moreButton),
    listed: [...nav.querySelectorAll('[role=menuitem]')].map((item) => item.textContent ?? ''),
  };
}

/** More contains exactly what does not fit. */
function checkFitted(): void {
  const { room, shown, more, listed, all } = layout();
  const parts = more ? [...shown, more] : shown;
  expect(parts).not.toEqual([]);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next) expect(next.left - part.right, `after ${part.text}`).toBeCloseTo(1, 0);
  }
  expect(parts.at(-1)?.right).toBeLessThanOrEqual(room.right);
  expect([...shown.map(({ text }) => text), ...listed]).toEqual(all.map(({ text }) => text));
  const first = all[shown.length];
  if (!more || !first) return;
  // One more item with its gap of 1 px would go into the padding of 64 px.
  const used = (shown.at(-1)?.right ?? room.left) - room.left;
  expect(more.width).toBe(65);
  const withOneMore = used + 1 + first.width + (listed.length > 1 ? 1 + 65 : 0);
  expect(withOneMore).toBeGreaterThan(room.width - 64);
}
/** Moves the mouse to a place where no menu opens. */
const leaveMore = () => page.getByRole('main').hover({ position: { x: 5, y: 500 } });
const fitted = () => expect.poll(checkFitted).toBeUndefined();

test('NAV-1 NAV-2 NAV-3 puts exactly what does not fit into More, at every width', async () => {
  await resize(1440);
  await mountApp('/sitemap');
  await expect.element(main.getByRole('link', { name: 'Casino' })).toBeVisible();
  for (const width of [...WIDTHS, ...WIDTHS.toReversed()]) {
    await resize(width);
    await fitted();
  }
  await resize(1200);
  await expect.element(more).toBeVisible();
});

test('NAV-2 NAV-4 refits when labels change, with all in More while one fills the bar', async () => {
  let label = 'Home';
  await resize(1440);
  const rename = alteredRows('desktop-menus', ([first, ...rest]) => [{ ...first, label }, ...rest]);
  const { app } = await mountApp('/sitemap', { answering: rename });
  for (label of ['The front page by the light of the sign', 'Home']) {
    await app.queries.refresh(desktopMenuQuery('en'));
    await expect.element(main.getByRole('link', { name: label, exact: true })).toBeVisible();
    await fitted();
  }
  label = 'The grand casino '.repeat(12).trim();
  await app.queries.refresh(desktopMenuQuery('en'));
  await expect.poll(() => layout().shown).toEqual([]);
  await fitted();
  await more.hover();
  await expect.element(menu).toBeVisible();
  expect(menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  await leaveMore();
  label = 'Home';
  await app.queries.refresh(desktopMenuQuery('en'));
  await expect.element(main.getByRole('link', { name: label, exact: true })).toBeVisible();
  await fitted();
});

test('NAV-4 refits 100 ms after the menu arrives, when a font may have loaded', async () => {
  await resize(1440);
  const runLater = holdTimers(100);
  await mountApp('/sitemap');
  await expect.element(main.getByRole('link', { name: 'Casino' })).toBeVisible();
  await document.fonts.ready;
  await fitted();
  for (const link of main.element().querySelectorAll<HTMLElement>('li a'))
    link.style.fontSize = '24px';
  expect(checkFitted).toThrow();
  runLater();
  await fitted();
});

test('NAV-4 refits when neighbours change, such as a player’s controls', async () => {
  await resize(1440);
  await mountApp('/sitemap');
  await expect.element(main.getByRole('link', { name: 'Casino' })).toBeVisible();
  await fitted();
  const before = layout().shown.length;
  const controls = document.querySelector<HTMLElement>('.login-controls');
  if (!controls) throw new Error('No login controls');
  controls.style.minWidth = '440px';
  await expect.poll(() => layout().shown.length).toBeLessThan(before);
  await fitted();
  controls.style.removeProperty('min-width');
  await expect.poll(() => layout().shown.length).toBe(before);
  await fitted();
});

test('NAV-1 NAV-2 opens More on hover, with external items, and closes it on leave or Escape', async () => {
  await resize(1200);
  await mountApp('/sitemap');
  await expect.element(menu).not.toBeInTheDocument();
  await more.hover();
  await expect.element(menu).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  const outside = page.getByRole('menuitem', { name: 'Magazine' });
  await expect.element(outside).toHaveAttribute('href', 'https://example.com/magazine');
  await expect.element(outside).toHaveAttribute('target', '_blank');
  await expect.element(outside).toHaveAttribute('rel', 'noopener noreferrer');
  await leaveMore();
  await expect.element(menu).not.toBeInTheDocument();
  await more.hover();
  await expect.element(menu).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  // The mouse is still over the button.
  await more.click();
  await expect.element(menu).toBeVisible();
  await leaveMore();
});

test('NAV-1 NAV-2 marks More while the current page is one of its items', async () => {
  await resize(1000);
  await mountApp('/sitemap');
  await expect.element(more).not.toHaveAttribute('aria-current');
  await more.hover();
  const item = menu.getByRole('menuitem', { name: 'Help' });
  await expect.element(item).not.toHaveAttribute('aria-current');
  await item.click();
  await leaveMore();
  await expect.element(more).toHaveAttribute('aria-current', 'true');
  await more.hover();
  await expect.element(item).toHaveAttribute('aria-current', 'page');
  await leaveMore();
});

test('NAV-2 makes More a menu button for the keyboard', async () => {
  await resize(1200);
  const { router } = await mountApp('/sitemap');
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entries.first()).toHaveFocus();
  for (const [key, entry] of [
    ['{ArrowUp}', entries.last()],
    ['{ArrowDown}', entries.first()],
    ['{End}', entries.last()],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(entry).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entries.first()).toHaveFocus();
  const path = entries.first().element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(path);
  await expect.element(menu).not.toBeInTheDocument();
});

test('NAV-2 opens and closes More by touch', async () => {
  await resize(1200);
  const { router } = await mountApp('/sitemap');
  await leaveMore();
  await expect.element(more).toBeVisible();
  const touch = () => {
    const pointer = { pointerType: 'touch', bubbles: true };
    more.element().dispatchEvent(new PointerEvent('pointerdown', pointer));
    more.element().dispatchEvent(new PointerEvent('pointerup', pointer));
    more.element().dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
  };
  touch();
  await expect.element(menu).toBeVisible();
  touch();
  await expect.element(menu).not.toBeInTheDocument();
  touch();
  await page.getByRole('menuitem', { name: 'Table games' }).click();
  await expect.poll(() => router.state.location.search).toBe('?category=table');
});

test('NAV-5 FRM-4 F10 logs a menu that fails to load and keeps the rest of the page', async () => {
  await resize(1440);
  const log = expectedLog();
  await mountApp('/sitemap', { answering: alteredRows('desktop-menus', () => 'broken') });
  await expect.poll(() => log.mock.calls).toContainEqual(['Error loading desktop menu']);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
    .toBeVisible();
  expect(layout().all).toEqual([]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('PF-2 neither lays out the bar nor renders More up to 900 px', async () => {
  await resize(900);
  await mountApp('/sitemap');
  await expect.poll(() => document.querySelector('.desktop-nav-bar > li')).not.toBeNull();
  for (const width of [900, 390]) {
    await resize(width);
    expect(document.querySelector('.desktop-nav-bar')?.checkVisibility()).toBe(false);
    await document.fonts.ready;
    expect(document.querySelector('.more-menu')).toBeNull();
  }
});
