import type { Page } from 'playwright/test';
import { DESKTOP, PHONE } from '../fixtures/public-routes.ts';
import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

// The guide shows parts of the frame among its components: these are the frame's own.
const banner = (page: Page) => page.getByRole('banner');
const mainNav = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });
const quickNav = (page: Page) => page.locator('.frame > .mobile-nav-place > nav');
const burger = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });
const login = (page: Page) => banner(page).getByRole('link', { name: 'Log in' });
const seoText = (page: Page) =>
  page.getByRole('region', { name: 'Online casino and sports betting' });
const announcement = (page: Page) => page.locator('.frame > aside');
const siteMapColumns = (page: Page) => page.getByRole('contentinfo').getByRole('navigation');

async function open(page: Page, size: typeof PHONE, flags = '') {
  await page.setViewportSize(size);
  await page.goto(`/style-guide${flags && `?flags=${flags}`}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

test('RTE-8 HDR-1 HDR-3 each route flag takes its part away, live and in the first response', async ({
  page,
}) => {
  await open(page, DESKTOP);
  const parts = {
    hideDesktopNav: mainNav(page),
    hideLoginBar: login(page),
    hideBurger: burger(page),
    hideBanners: announcement(page),
    ownSeo: seoText(page),
  };
  for (const [flag, part] of Object.entries(parts)) {
    const link = page.getByRole('main').getByRole('link', { name: flag });
    await expect(part).toBeVisible();
    await link.click();
    await expect(part).toBeHidden();
    await page.reload();
    await expect(part).toBeHidden();
    await link.click();
    await expect(part).toBeVisible();
  }
  expect(await siteMapColumns(page).count()).toBeGreaterThan(1);
  await page.getByRole('main').getByRole('link', { name: 'hideSiteMap' }).click();
  await expect(siteMapColumns(page)).toHaveCount(1);
});

test('RTE-8 the flags of phones: no header, a header that scrolls away, no bottom bar', async ({
  page,
}) => {
  await open(page, PHONE, 'hideMobileHeader');
  await expect(banner(page)).toBeHidden();
  await page.setViewportSize(DESKTOP);
  await expect(banner(page)).toBeVisible();

  await open(page, PHONE);
  await page.mouse.wheel(0, 600);
  await expect(quickNav(page)).not.toBeInViewport();
  await expect(banner(page)).toBeInViewport();
  await open(page, PHONE, 'relativeMobileHeader');
  await page.mouse.wheel(0, 600);
  await expect(quickNav(page)).not.toBeInViewport();
  await expect(banner(page)).not.toBeInViewport();

  await open(page, PHONE, 'hideMobileNav');
  await expect(quickNav(page)).toHaveCount(0);
});

test('RTE-9 a screen hides and shows footer, SEO text and bottom bar; when it goes the route decides again', async ({
  page,
}) => {
  await open(page, PHONE, 'hideMobileNav,ownSeo');
  const ask = (part: string, choice: string) =>
    page.getByRole('group', { name: part }).getByRole('radio', { name: choice }).check();
  await ask('Footer', 'Hidden');
  await ask('Text for search engines', 'Shown');
  await ask('Bottom bar (phones)', 'Shown');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(seoText(page)).toBeAttached();
  await expect(quickNav(page)).toBeVisible();
  await ask('Bottom bar (phones)', 'As the route says');
  await expect(quickNav(page)).toHaveCount(0);
  await banner(page).getByRole('link', { name: 'home' }).click();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(quickNav(page)).toBeVisible();
});

test('FRM-2 the loader lies over everything while its status is true', async ({ page }) => {
  await page.clock.install();
  await open(page, PHONE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Loader, two seconds' }).click();
  const loader = page.locator('.loader-overlay');
  await expect(loader).toHaveText('One moment…');
  await expect(loader).toBeVisible();
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await page.clock.runFor(2000);
  await expect(loader).toBeHidden();
});

test('CFG-7 the brand’s theme is what the page is drawn with, and the style guide lists it', async ({
  page,
  own,
}) => {
  const site = await own(
    startSite({ theme: { brass: 'rgb(0, 200, 100)', 'brass-ink': 'rgb(1, 2, 3)' } }),
  );
  await page.goto(`${site.origin}/style-guide`);
  const row = page.getByRole('row', { name: '--brass rgb(0, 200, 100)' });
  await expect(row).toBeVisible();
  const primary = page.getByRole('main').getByRole('button', { name: 'primary' }).first();
  await expect(primary).toHaveCSS('background-color', 'rgb(0, 200, 100)');
  await expect(primary).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('CFG-7 a colour for one theme stays out of the other, and header and footer stay dark', async ({
  page,
  own,
}) => {
  const site = await own(
    startSite({
      theme: {
        'button-accent-background': 'rgb(0, 0, 9)',
        dark: { ink: 'rgb(0, 0, 1)', 'velvet-1': 'rgb(0, 0, 2)' },
        light: { ink: 'rgb(255, 255, 1)', 'velvet-1': 'rgb(255, 255, 2)' },
      },
    }),
  );
  await page.goto(`${site.origin}/style-guide`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  for (const theme of ['Dark', 'Light']) {
    const ground = theme === 'Dark' ? 'rgb(0, 0, 1)' : 'rgb(255, 255, 1)';
    await expect(page.getByRole('row', { name: `--ink ${theme} ${ground}` })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: theme }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 2)');
    const accent = page.getByRole('main').getByRole('button', { name: 'accent' }).first();
    await expect(accent).toHaveCSS('background-color', 'rgb(0, 0, 9)');
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', 'rgb(0, 0, 2)');
  expect(await (await fetch(`${site.origin}/manifest.webmanifest`)).json()).toMatchObject({
    theme_color: 'rgb(0, 0, 2)',
    background_color: 'rgb(0, 0, 1)',
  });
});

test.describe('the weather of the operator', () => {
  test.use({ allowed: /status of (401|503)/ });

  test('REQ-9 NTF-1 it is made by hand where the operator allows it, maintenance included', async ({
    page,
    own,
  }) => {
    const site = await own(startSite({}, { DEMO_WEATHER: '1' }));
    await page.goto(`${site.origin}/style-guide`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('button', { name: '503 with the maintenance flag' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The weather is set.' })).toBeVisible();
    await page.goto(`${site.origin}/games`);
    await expect(page).toHaveURL(/\/maintenance\?from=/);
    const calm = await fetch(`${site.origin}/operator/weather`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
      body: '{}',
    });
    expect(calm.status).toBe(200);
    await page.getByRole('button', { name: 'Look now' }).click();
    await expect(page).toHaveURL(`${site.origin}/games`);
  });

  test('NTF-1 where the operator does not listen, the guide says so', async ({ page }) => {
    await page.goto('/style-guide');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('button', { name: 'Calm' }).click();
    await expect(page.getByRole('alert')).toContainText('DEMO_WEATHER=1');
  });
});
