import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alteredRows } from '../../../../tests/component/altered-rows.ts';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { resize } from '../../../../tests/component/resize.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };

const bar = page.getByRole('navigation', { name: 'Quick access' });
const search = bar.getByRole('button', { name: 'Search' });
const labels = () =>
  [...document.querySelectorAll('.mobile-nav-bar a')].map((link) => link.textContent);
/** Sizes of the controls in CSS px. */
const sizes = () =>
  [...document.querySelectorAll('.mobile-nav-bar :is(a, button)')]
    .filter((item) => item.checkVisibility({ visibilityProperty: true }))
    .map((item) => item.getBoundingClientRect())
    .map(({ width, height }) => [Number(width.toFixed(1)), height]);
const each = (count: number, width: number) =>
  Array.from({ length: count }, () => [Number(width.toFixed(1)), 56]);

/** Names of the listed events. */
const events = () => [...document.querySelectorAll('main h3')].map((event) => event.textContent);
const areAllOf = (team: string) => (names: string[]) =>
  names.length > 0 && names.every((name) => name.includes(team));

/** A URL where nothing listens, for a sportsbook that never gets ready. */
const SILENT = 'http://127.0.0.1:1/sportsbook';
const withBook = (sportsbook: string) => ({
  endpoints: { ...defaultSite.endpoints, sportsbook },
});

test('MOB-1 MOB-2 shows four items, 20vw by 56 px each, and the search on sports pages', async () => {
  const { router } = await mountApp('/sitemap', { config: withBook(SILENT) });
  await expect.poll(labels).toEqual(['Home', 'Casino', 'Sports', 'Offers']);
  expect(document.querySelectorAll('.mobile-nav-bar a img')).toHaveLength(4);
  for (const width of [360, 390, 767]) {
    await resize(width);
    // Width changes are animated.
    await expect.poll(sizes).toEqual(each(5, width * 0.2));
  }
  await resize(390, 844);
  await expect.element(search).not.toBeInTheDocument();
  for (const path of ['/sports', '/sports/live']) {
    await router.navigate(path);
    await expect.element(search).toBeVisible();
    await expect.poll(sizes).toEqual(each(6, 65));
  }
  await bar.getByRole('link', { name: 'Casino' }).click();
  await expect.element(search).not.toBeInTheDocument();
  await expect.poll(sizes).toEqual(each(5, 78));
});

test('MOB-1 scrolls a control with keyboard focus above the bar', async () => {
  await mountApp('/stores');
  const shops = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect.element(shops.first()).toBeVisible();
  shops.first().element().focus();
  for (let stop = 0; stop < 20; stop++) {
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    expect(focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 56);
  }
});

test('MOB-1 F40 searches events when the sportsbook fails to load', async () => {
  const loadsNoMore = holdTimers(10_000);
  const { router } = await mountApp('/sports', { config: withBook(SILENT) });
  // All texts of the board are always in the DOM, so visibility is checked.
  const refusal = page.getByText(/The sportsbook isn’t loading/);
  await expect
    .poll(() => {
      loadsNoMore();
      return refusal.query()?.checkVisibility({ visibilityProperty: true });
    })
    .toBe(true);
  await search.click();
  const box = page.getByRole('searchbox', { name: 'Search teams and competitions' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toBeInViewport();
  await userEvent.keyboard('kingsmor');
  await expect.poll(() => router.state.location.search).toBe('?q=kingsmor');
  await expect.poll(events).toSatisfy(areAllOf('Kingsmoor'));
  await box.fill('zzzz');
  await expect.element(page.getByRole('heading', { name: 'No events found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all events' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(box).toHaveValue('');
});

test('MOB-1 F40 keeps the search in the URL', async () => {
  await mountApp('/sports?q=kingsmor', { config: withBook(SILENT) });
  await expect.element(page.getByTitle('Sportsbook')).toBeInTheDocument();
  await expect.poll(events).toSatisfy(areAllOf('Kingsmoor'));
});

test('MOB-6 posts toggle-sidebar to the sportsbook', async () => {
  await mountApp('/sports', { config: withBook(SILENT) });
  await expect.element(page.getByTitle('Sportsbook')).toBeInTheDocument();
  const frame = page.getByTitle('Sportsbook').element();
  // Replaces the window of the frame.
  const { port1: book } = new MessageChannel();
  const hear = vi.spyOn(book, 'postMessage').mockImplementation(() => {});
  Object.defineProperty(frame, 'contentWindow', { value: book });
  const say = (data: object) =>
    dispatchEvent(
      new MessageEvent('message', {
        source: book,
        origin: 'http://127.0.0.1:1',
        data: { channel: 'marquee-sportsbook', ...data },
      }),
    );
  const toggled = [
    { channel: 'marquee-sportsbook', type: 'toggle-sidebar' },
    { targetOrigin: 'http://127.0.0.1:1' },
  ];
  await search.click();
  // Messages sent before it is ready are queued.
  expect(hear).not.toHaveBeenCalled();
  say({ type: 'ready' });
  await expect.poll(() => hear.mock.calls).toContainEqual(toggled);
  say({ type: 'sidebar', open: true });
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  hear.mockClear();
  await search.click();
  await expect.poll(() => hear.mock.calls).toEqual([toggled]);
});

test('MOB-3 hides on scrolling down and shows on scrolling up', async () => {
  await mountApp('/sitemap');
  await expect.element(page.getByRole('contentinfo').getByText(/©/)).toBeInTheDocument();
  await expect.element(bar.getByRole('link', { name: 'Sports' })).toBeVisible();
  const isAway = () => document.querySelector('.mobile-nav')?.hasAttribute('data-away');
  /** Visible part of the bar, 0 to 1, while scrolling by a number of CSS px. */
  const seenWhileScrolling = (by: number) =>
    expect.poll(() => {
      scrollBy(0, by);
      const { top, bottom } = bar.element().getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - top) / (bottom - top);
    });
  await seenWhileScrolling(200).toBe(0);
  await seenWhileScrolling(-20).toBe(1);
  await seenWhileScrolling(200).toBe(0);
  bar.getByRole('link', { name: 'Sports' }).element().focus();
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  // Starts from the top, so that there is room to scroll.
  scrollTo(0, 0);
  for (let time = 0; time < 3; time++) {
    const from = scrollY;
    scrollBy(0, 200);
    await expect.poll(() => scrollY).toBe(from + 200);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(isAway()).toBe(false);
  }
});

test('MOB-4 F11 refetches the menu on each navigation, and keeps the old one on failure', async () => {
  const log = expectedLog();
  let label = 'Casino';
  let isBroken = false;
  const answering = alteredRows('mobile-menus', (rows) =>
    isBroken ? 'broken' : rows.map((row) => (row['url'] === '/games' ? { ...row, label } : row)),
  );
  const { router } = await mountApp('/sitemap', { answering });
  await expect.poll(labels).toEqual(['Home', 'Casino', 'Sports', 'Offers']);
  label = 'Grand Casino';
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect.poll(labels).toEqual(['Home', 'Grand Casino', 'Sports', 'Offers']);
  isBroken = true;
  expect(log).not.toHaveBeenCalledWith('Error loading mobile nav items');
  await router.navigate('/sitemap');
  await expect.poll(() => log.mock.calls).toContainEqual(['Error loading mobile nav items']);
  expect(labels()).toEqual(['Home', 'Grand Casino', 'Sports', 'Offers']);
});

test('MOB-4 refetches the menu on a navigation from a page without the bar', async () => {
  let label = 'Casino';
  const answering = alteredRows('mobile-menus', (rows) =>
    rows.map((row) => (row['url'] === '/games' ? { ...row, label } : row)),
  );
  const { app, router } = await mountApp('/welcome', { answering });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => app.stores.answers.entries['mobile-menu:en']).toBeDefined();
  await expect.element(bar).not.toBeInTheDocument();
  label = 'Grand Casino';
  await router.navigate('/sitemap');
  await expect.poll(labels).toEqual(['Home', 'Grand Casino', 'Sports', 'Offers']);
});

test('MOB-5 hides only on URLs with a listed fragment', async () => {
  const config = { hideMobileMenuOnPaths: ['/live', 'category=slots'], ...withBook(SILENT) };
  const { router } = await mountApp('/sports', { config });
  for (const [path, isShown] of [
    ['/sports', true],
    ['/sports/live', false],
    ['/games?category=slots', false],
    ['/games?category=table', true],
  ] as const) {
    await router.navigate(path);
    if (isShown) await expect.element(bar).toBeVisible();
    else await expect.element(bar).not.toBeInTheDocument();
  }
});
