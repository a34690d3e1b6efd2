import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expectStillInParts, openInParts, servePagesInParts } from '../fixtures/page-in-parts.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import { fillLogin, PASSWORD, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });
const quick = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });

test('HDR-1 FRM-3 every width has a navigation: the bottom bar, the burger, the bar of items', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [width, bottom, burger, items, height] of [
    [360, true, false, false, 52],
    [667, true, false, false, 52],
    [668, true, false, false, 64],
    [767, true, false, false, 64],
    [768, false, true, false, 64],
    [900, false, true, false, 64],
    [901, false, true, true, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(quick(page)).toBeVisible({ visible: bottom });
    await expect(menu(page)).toBeVisible({ visible: burger });
    await expect(main).toBeVisible({ visible: items });
    const row = banner(page).locator('.header-row');
    expect((await row.boundingBox())?.height, `compact at ${width} px?`).toBe(height);
  }
});

for (const brand of ['Marquee', 'Full House'])
  test(`HDR-2 a player of ${brand} sees one logo, the small one on an extra small screen`, async ({
    page,
    own,
  }) => {
    const { origin } = await own(startSite({ company: { name: brand } }));
    await page.goto(`${origin}/login?returnUrl=%2Fhelp`);
    await expectHydrated(page);
    await fillLogin(page, 'vera', PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(userMenu(page)).toBeVisible();
    const shown = banner(page).locator('.header-logo > *').filter({ visible: true });
    for (const [width, letters] of [
      [667, brand.slice(0, 1)],
      [668, brand],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(shown).toHaveText([new RegExp(`^${letters}$`, 'i')]);
    }
  });

test('HDR-2 the widest logo leaves a small phone its buttons', async ({ page, own }) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-brand-'));
  mkdirSync(join(folder, 'icons'));
  writeFileSync(
    join(folder, 'icons/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="16"><rect width="200" height="16" fill="gold"/></svg>',
  );
  const logo = { src: '/icons/logo.svg', width: 200, height: 16 };
  const company = { name: 'Full House', logo };
  const { origin } = await own(startSite({ company }, { BRAND_DIR: folder }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/help`);
  await expectHydrated(page);
  await expect(banner(page).getByRole('img', { name: 'Full House' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Log in', 'Register'])
    await expect(banner(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  rmSync(folder, { recursive: true });
});

test('HDR-4 HDR-5 log in keeps where the visitor is, register leads to its page', async ({
  page,
}) => {
  await page.goto('/games?category=slots');
  const login = banner(page).getByRole('link', { name: 'Log in' });
  await expect(login).toHaveAttribute('href', '/login?returnUrl=%2Fgames%3Fcategory%3Dslots');
  await login.click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fgames%3Fcategory%3Dslots$/);
  await expect(banner(page).getByRole('link', { name: 'Register' })).toHaveCount(0);
  await page.goBack();
  await banner(page).getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('HDR-5 HDR-7 CFG-3 registration, promotions and chat are as configured', async ({
  page,
  own,
}) => {
  const site = await own(
    startSite({
      routes: { registration: undefined, promotions: undefined },
      chat: { baseUrl: 'https://chat.example.com', websiteToken: 'a b' },
    }),
  );
  await page.goto(`${site.origin}/games`);
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await expect(page.locator('a[href*="/promotions"]')).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    'https://chat.example.com/widget?website_token=a%20b',
  );
  await page.goto(site.origin);
  await expect(page.locator('a[href*="/promotions"]')).toHaveCount(0);
  await page.goto(`${site.origin}/promotions`);
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('HDR-7 PF-2 the chat comes last, and nothing beside it moves', async ({ page, site }) => {
  const slow = await servePagesInParts(site.origin, '<a class="icon-button header-chat"');
  try {
    await recordLayoutShifts(page);
    await openInParts(page, slow, '/login/forgotten');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(banner(page).getByRole('link', { name: 'Chat with us' })).toBeVisible();
    await expectStillInParts(page);
    await page.close();
  } finally {
    slow.stop();
  }
});

test('HDR-7 no chat without a chat', async ({ page, own }) => {
  const site = await own(startSite({ chat: undefined }));
  await page.goto(site.origin);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Chat with us' })).toHaveCount(0);
});
