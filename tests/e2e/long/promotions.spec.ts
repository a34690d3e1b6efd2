import type { Page } from 'playwright/test';
import { enterAccount } from '../../fixtures/enter-account.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { editContent, startSite } from '../../fixtures/running-site.ts';
import { setWeather } from '../../fixtures/weather.ts';

const RACE = '/promotions/sunday-slot-race';
const DAY_MS = 86_400_000;
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const add = (origin: string, slug: string, dates: { startDate?: string; endDate?: string }) =>
  editContent(origin, 'POST', 'promotions?status=published', {
    ...{ slug, title: slug, summary: 'For a while.', body: '<p>A while.</p>', category: 'casino' },
    ...{ optIn: true, ctaLabel: 'See the games', ctaUrl: '/games', order: 99, ...dates },
  });

test('PGS-1 NTF-1 a player follows one promotion, and it stands among the preferences', async ({
  page,
}) => {
  await enterAccount(page, 'vera', RACE);
  const follow = button(page, 'Tell me about this promotion');
  // What is sent, as the answer's body may be gone by the time it is asked for.
  const saved = page.waitForRequest(
    (request) => request.url().endsWith('/notification-preferences') && request.method() === 'PUT',
  );
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  expect((await saved).postDataJSON().promotions).toEqual(['sunday-slot-race']);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
});

test.describe('refused', () => {
  test.use({ allowed: /Failed to load resource: .*(403|500|503)/ });

  test('PGS-1 who has not shown who they are is sent to do so; who is blocked reads that', async ({
    page,
  }) => {
    await enterAccount(page, 'nico', RACE);
    await button(page, 'Take part').click();
    await expect(page.getByRole('alert')).toContainText('First show us who you are');
    await page.getByRole('link', { name: 'Go to my documents' }).click();
    await expect(page).toHaveURL(/\/account\/documents\?kind=identification$/);
    await page.context().clearCookies();
    await enterAccount(page, 'bruno', RACE);
    await expect(page.getByRole('alert')).toContainText('Your account is blocked');
    await expect(button(page, 'Take part')).toBeHidden();
  });

  test('PGS-1 an operator that does not answer costs the button, not the page', async ({
    page,
    origin,
  }) => {
    await enterAccount(page, 'vera', RACE);
    await expect(button(page, 'Take part')).toBeEnabled();
    await setWeather(origin, { operator: { failureRate: 1 } });
    await button(page, 'Take part').click();
    await expect(page.getByRole('alert')).toContainText('That did not work');
    await setWeather(origin, {});
    await button(page, 'Take part').click();
    await expect(page.getByText(/^You have taken part since/)).toBeVisible();
  });
});

test('PGS-1 what has ended says so and keeps search engines out; what is to come says when', async ({
  page,
  origin,
}) => {
  await add(origin, 'last-week', { endDate: inDays(-7) });
  await add(origin, 'next-week', { startDate: inDays(7), endDate: inDays(9) });
  await add(origin, 'this-week', { endDate: inDays(3) });
  await page.goto('/promotions/last-week');
  await expect(page.getByText('This promotion has ended.')).toBeVisible();
  await expect(page.getByText(/^Ended on/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/promotions/next-week');
  await expect(page.getByText('You can take part once it begins.')).toBeVisible();
  await expect(page.getByText(/^From .* to /)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/promotions');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles.filter({ hasText: 'this-week' })).toContainText(/Ends in 3 days, on/);
  await expect(tiles.filter({ hasText: 'last-week' })).toHaveCount(0);
});

test('PGS-1 a promotion is shared by its plain address', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${RACE}?utm_source=x`);
  await expectHydrated(page);
  await button(page, 'Share').click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + RACE);
});

test('PGS-1 a promotion names its address and its picture to who asks, the map of the site its languages', async ({
  own,
}) => {
  const siteUrl = 'http://www.marquee.test';
  const site = await own(startSite({ siteUrl, content: { deadlineMs: 5000 } }));
  const html = await (await fetch(`${site.origin}/es${RACE}`)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(`<link rel="canonical" href="${siteUrl}/es${RACE}"/>`);
  expect(head).not.toContain('hrefLang');
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const [entry = ''] = map.split('\n').filter((line) => line.includes(`/es${RACE}</loc>`));
  for (const [language, prefix] of [
    ['en', ''],
    ['es', '/es'],
    ['x-default', ''],
  ])
    expect(entry).toContain(`hreflang="${language}" href="${siteUrl}${prefix}${RACE}"/>`);
  expect(head).toContain('<meta property="og:title" content="Carrera de slots del domingo"/>');
  expect(head).toMatch(/<meta name="description" content="Una carrera por la mejor tirada/);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
  expect(picture.startsWith(`${siteUrl}/content/uploads/`)).toBe(true);
  const shown = await fetch(picture.replace(siteUrl, site.origin).replaceAll('&amp;', '&'));
  expect(shown.headers.get('content-type')).toMatch(/^image\//);
});
