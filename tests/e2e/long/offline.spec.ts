import { FIRST_OF_RAIL } from '../../../src/app/pages/lobby/lobby-view.ts';
import { buildAssets } from '../../fixtures/build-assets.ts';
import { contents, goWithin } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { keptContentAge, readyForOffline, savedAnswers } from '../../fixtures/pwa-worker.ts';
import { editContent } from '../../fixtures/running-site.ts';
import { SILENT, standInBook } from '../../fixtures/stand-in-book.ts';

// Messages of the browser, the desktop menu (NAV) and the bottom bar (MOB-4) when the network is down.
test.use({
  allowed: [
    /Failed to load resource: net::ERR_|Error loading (mobile nav items|mobile menu|desktop menu)/,
  ],
});

const savedLine = { hasText: /Offline.*Saved .*\d{2}:\d{2}/s };

test('PWA-3 PWA-2 opens the complete Spanish home offline after one visit', async ({
  page,
  gate,
}) => {
  await page.goto('/es');
  await readyForOffline(page, buildAssets(undefined, 'es'));
  const online = await contents(page);
  expect(online.main.length).toBeGreaterThan(50);
  await gate.close();

  const shown = await page.goto('/es');
  expect([shown?.status(), shown?.fromServiceWorker()]).toEqual([200, true]);
  const saved = { hasText: /Sin conexión.*Guardado: .*\d{2}:\d{2}/s };
  await expect(page.getByRole('status').filter(saved)).toBeVisible();
  await expect.poll(() => contents(page)).toEqual(online);
  await expect(page.getByRole('main').getByText('suspendida').first()).toBeAttached();
});

test('PWA-3 opens home and visited pages offline with data saving on, too', async ({
  page,
  gate,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await readyForOffline(page, []);
  const online = await contents(page);
  await page.goto('/promotions');
  // Style sheets of the page or of the app shell: both are cached.
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await readyForOffline(page, sheets);
  await expect.poll(() => savedAnswers(page)).toContain('promotions:en');
  await gate.close();
  await page.goto('/promotions');
  await expect(page.locator('.promotion-tile').first()).toHaveCSS('display', 'grid');
  await page.goto('/');
  await expect.poll(() => contents(page)).toEqual(online);
  await expect(page.getByRole('status').filter(savedLine)).toBeVisible();
});

test('PWA-3 R10 opens every visited page complete without a server', async ({
  page,
  gate,
  site,
}) => {
  const promotions = await fetch(`${site.origin}/content/api/promotions?locale=en`);
  const { data } = (await promotions.json()) as { data: { slug: string; title: string }[] };
  const { slug = '', title: promotion = '' } = data[0] ?? {};
  await page.goto('/');
  await readyForOffline(page);
  const online = new Map<string, string[]>();
  for (const [path, title, text, answer] of [
    ['/games', 'Games', '304 games', 'games:limit=500'],
    ['/promotions', 'Promotions', promotion, 'promotions:en'],
    [`/promotions/${slug}`, promotion, promotion, `promotion:${slug}:en`],
    ['/providers/Lampblack', 'Lampblack', 'Neon Alley', 'games:limit=500'],
    ['/sitemap', 'Site map', 'All games', 'sitemap:en'],
    ['/login', 'Log in', 'Enter your details to continue', 'home:en'],
  ] as const) {
    await goWithin(page, path);
    // The previous page may contain the same text.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect.poll(() => savedAnswers(page)).toContain(answer);
    // Long lists and the lobby's rails are filled in steps.
    await expect(page.locator('.game-place')).toHaveCount(0);
    if (path === '/games')
      await expect(page.locator('.lobby-rail').last().locator('li')).not.toHaveCount(FIRST_OF_RAIL);
    online.set(path, (await contents(page)).main);
  }
  await gate.close();
  for (const [path, main] of online) {
    await page.goto(path);
    await expect.poll(async () => (await contents(page)).main, path).toEqual(main);
    await expect(page.getByRole('status').filter(savedLine)).toBeVisible();
  }
});

test('PWA-3 F40 offline sports pages show the last seen matches without odds', async ({
  page,
  context,
  gate,
  site,
}) => {
  // The sportsbook may only be framed by the site's own origin, and here the site has the gate's.
  await standInBook(context, SILENT);
  await page.goto('/');
  await readyForOffline(page);
  // Which matches are listed depends on the time.
  for (const [path, which] of [
    ['/sports', 'live=false'],
    ['/sports/live', 'live=true'],
  ] as const) {
    const team = await lastTeam(site.origin, which);
    await gate.open();
    await goWithin(page, path);
    await expect(page.getByRole('main').getByText(team).first()).toBeVisible();
    await expect.poll(() => savedAnswers(page)).toContain(`events:${which}&limit=50`);
    await gate.close();
    await page.goto(path);
    const row = page.locator('.event-row', { hasText: team }).first();
    await expect(row).toContainText('suspended');
    await expect(page.getByText(/^You are offline: these are the last matches/)).toBeVisible();
  }
});

test('PWA-2 opens the complete app shell when the server never responds', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  const online = await contents(page);
  gate.forget();
  gate.silence();
  await page.goto('/');
  await expect.poll(() => contents(page)).toEqual(online);
  expect(gate.requests.find(({ isNavigation }) => isNavigation)?.path).toBe('/');
  await page.reload();
  await expect.poll(() => contents(page)).toEqual(online);
});

test('PWA-2 replaces changed content without layout shift', async ({ page, gate, site }) => {
  const { label, rename } = await firstInBar(site.origin);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await readyForOffline(page);
  await gate.close();
  await page.goto('/');
  await expect(bar.getByRole('link', { name: label })).toBeVisible();
  await expect(page.getByRole('status').filter(savedLine)).toBeVisible();
  // The service worker does not refetch content that it has just fetched.
  await expect.poll(() => keptContentAge(page)).toBeGreaterThan(3000);

  await rename('Tonight');
  await gate.open();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(bar.getByRole('link', { name: 'Tonight' })).toBeVisible();
  await expect(page.getByRole('status').filter(savedLine)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeCloseTo(0, 2);
  await rename(label);
});

test('PWA-2 shows changed content even if the worker announces it before the page listens', async ({
  page,
  gate,
  site,
}) => {
  const { label, rename } = await firstInBar(site.origin);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await page.goto('/');
  await readyForOffline(page);
  await expect.poll(() => keptContentAge(page)).toBeGreaterThan(3000);
  await gate.close();
  await page.goto('/');
  await expect(page.getByRole('status').filter(savedLine)).toBeVisible();

  await rename('Later');
  await gate.open();
  // Simulates a browser that is busy for 3 s, with a page that the service worker opens from the cache on a bad
  // network.
  await page.addInitScript(() => {
    window.requestIdleCallback = (call) =>
      Number(setTimeout(() => call({ didTimeout: false, timeRemaining: () => 50 }), 3000));
  });
  await page.reload();
  await expect(bar.getByRole('link', { name: label })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Later' })).toBeVisible();
  await rename(label);
});

/** The first entry of the bottom bar, and a function that renames it as an editor does. */
async function firstInBar(origin: string) {
  const path = 'mobile-menus';
  const listed = await fetch(`${origin}/content/api/${path}?sort=order:asc&locale=en`);
  const [first] = ((await listed.json()) as { data: { documentId: string; label: string }[] }).data;
  const { documentId = '', label = '' } = first ?? {};
  const rename = (to: string) => editContent(origin, 'PUT', `${path}/${documentId}`, { label: to });
  return { label, rename };
}

/** A team of the match that starts last, which stays on the page longest. */
async function lastTeam(origin: string, which: string): Promise<string> {
  const answer = await fetch(`${origin}/operator/sports/events?${which}&limit=50`);
  const { items } = (await answer.json()) as { items: { home: string }[] };
  return items.at(-1)?.home ?? '';
}

test('PWA-3 SPT-3 the lobby can be searched offline, and unvisited games have a page', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await gate.close();
  await page.goto('/games');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lihgthouse');
  await page.getByRole('main').getByRole('link', { name: 'Lighthouse Lullaby' }).click();
  await expect(page).toHaveURL('/games/lighthouse-lullaby');
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Lullaby' })).toBeVisible();
});
