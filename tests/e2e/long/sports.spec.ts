import type { Page } from 'playwright/test';
import { layoutShifts, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { startRetoldSite } from '../../fixtures/stand-in.ts';
import { SILENT, standInBook } from '../../fixtures/stand-in-book.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';
import { setWeather } from '../../fixtures/weather.ts';

interface Listed {
  items: { id: string; home: string; away: string; competition: string }[];
}

// The site's own match board, which shows until the sportsbook loads; here the sportsbook never loads.
test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED/ });
test.beforeEach(async ({ context }) => {
  await standInBook(context, SILENT);
});

/** Returns the teams of the events in page order. */
const teams = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();

test('HOM-5 PF-2 pauses stale odds until refetched, without layout shift', async ({
  page,
  own,
}) => {
  // Matches of the embedded operator depend on the time; these are always the same.
  const lists = new Map<string, unknown>();
  const site = await own(
    startRetoldSite('operator', {
      '/sports/events': (answer, search) => {
        if (!lists.has(search)) lists.set(search, answer);
        return lists.get(search);
      },
    }),
  );
  await page.clock.install({ time: Date.now() + 10 * 60_000 });
  await recordLayoutShifts(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/sports\/events/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${site.origin}/sports`);
  await expect(page.getByRole('main').getByText('suspended')).not.toHaveCount(0);
  answer();
  await expect(page.getByText(/^Odds are paused/)).toBeHidden();
  await expect(page.getByRole('main').getByText('suspended')).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline: these are the last matches/)).toBeVisible();
  await expect(page.getByRole('main').getByText('suspended')).not.toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const [path, size] of [
  ['/sports', DESKTOP],
  ['/sports/live', PHONE],
] as const) {
  test(`PF-2 ${path} sent without its events fills in and moves nothing`, async ({ page, own }) => {
    const site = await own(startSite({ content: { deadlineMs: 100 } }));
    await fetch(`${site.origin}/sitemap`);
    await setWeather(site.origin, { operator: { delayMs: 1000 } });
    await page.setViewportSize(size);
    await recordLayoutShifts(page);
    const sent = await page.goto(site.origin + path);
    expect(await sent?.text()).not.toContain('class="event-row"');
    await expect.poll(() => teams(page)).not.toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('PF-2 matches that start or end shift nothing on an open page', async ({ page, own }) => {
  // Matches of the embedded operator depend on the time; the test sets these.
  let listed: Listed | undefined;
  const site = await own(
    startRetoldSite('operator', {
      '/sports/events': (answer) => {
        listed ??= answer as object as Listed;
        return listed;
      },
    }),
  );
  await page.setViewportSize(DESKTOP);
  await page.clock.install();
  await recordLayoutShifts(page);
  await page.goto(`${site.origin}/sports/live`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect.poll(() => teams(page)).not.toEqual([]);
  const before = await teams(page);
  const [ended, ...rest] = listed?.items ?? [];
  if (!ended) throw new Error('No match is on');
  const begun = { ...ended, id: 'begun', home: 'Lampwick', away: 'Harrow', competition: 'Derby' };
  listed = { items: [begun, ...rest] };
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('heading', { name: 'Lampwick against Harrow' })).toBeVisible();
  expect((await teams(page)).slice(0, -1)).toEqual(before);
  await expect(page.getByRole('main').getByText('Ended', { exact: true })).toHaveCount(1);
  expect(await layoutShifts(page)).toEqual([]);
});
