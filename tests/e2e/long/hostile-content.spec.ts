import type { Page } from 'playwright/test';
import { NOBODY_RUNS, ran } from '../../fixtures/hostile-markup.ts';
import { startRetoldSite } from '../../fixtures/stand-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// A content system with hostile content. Nothing may run, an invalid entry must not affect others, and the page stays
// intact. Chromium reports handlers that the sanitiser finds in a document without a window; they never run.
test.use({
  allowed: /Executing inline event handler violates|policy violation: script-src-attr inline/,
});

const LONG = 'Boundless'.repeat(1200);

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('NAV-1 BRG-1 FTR-7 REQ-10 B41 B45 drops entries with invalid URLs, keeps odd labels', async ({
  page,
  own,
}) => {
  const row = (label: unknown, url: unknown) => ({ documentId: `d${label}`, label, url, order: 1 });
  const menu = [
    row('Scripted', 'javascript:window.ran=1'),
    row('Scripted too', ' JaVaScRiPt:window.ran=1'),
    row('Data', 'data:text/html,<script>window.ran=1</script>'),
    row('Other host', '//evil.test/'),
    row('Backslash', '/\\evil.test'),
    row(7, '/games'),
    null,
    row('\u202Eonisac', '/sports'),
    row('Zero\u200Bwidth\u2060', '/promotions'),
    row('<b>Bold</b>', '/sitemap'),
    row(LONG, '/games'),
    row('Casino', '/games'),
  ];
  const burger = menu.map((item) => item && { ...item, children: [...menu] });
  const site = await own(
    startRetoldSite('content', {
      '/api/desktop-menus': () => ({ data: menu }),
      '/api/mobile-menus': () => ({ data: menu }),
      '/api/burger-menus': () => ({ data: burger }),
      '/api/social-networks': () => ({
        data: [{ documentId: 's', url: 'javascript:1', icon: 'x' }],
      }),
      '/api/footer-texts': () => ({ data: [{ content: `Licensed ${NOBODY_RUNS}` }] }),
    }),
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(site.origin);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('contentinfo')).toContainText('Licensed');
    const menus = width < 768 ? 'Quick access' : 'Main';
    const nav = page.getByRole('navigation', { name: menus });
    await expect(nav.getByRole('link').first()).toHaveText('\u202Eonisac');
    await expect(nav.getByText('<b>Bold</b>').first()).toBeAttached();
    await page.getByRole('button', { name: 'Menu' }).locator('visible=true').click();
    const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
    await expect(entries.filter({ hasText: 'Casino' }).first()).toBeVisible();
    expect(await fits(page)).toBe(true);
    for (const refused of ['javascript:', 'data:', '//evil', 'evil.test'])
      await expect(page.locator(`a[href*="${refused}" i]`)).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  expect(await ran(page)).toBe(false);
});

test('NAV-1 FTR-4 cuts 10,000 entries at the page size, and the page still responds', async ({
  page,
  own,
}) => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    documentId: `d${n}`,
    label: `Item ${n}`,
    url: `/games?category=c${n}`,
    order: n,
  }));
  const siteMapLinks = [{ label: 'Games', externalUrl: '/games' }];
  const site = await own(
    startRetoldSite('content', {
      '/api/desktop-menus': () => ({ data: many }),
      '/api/sitemap-blocks': () => ({ data: many.map((row) => ({ ...row, siteMapLinks })) }),
    }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Item 0', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'More' }).hover();
  const listed = page.getByRole('menuitem');
  await expect(listed.last()).toHaveText('Item 99');
  const columns = page.getByRole('contentinfo').getByRole('navigation', { name: /^Item / });
  await expect(columns).toHaveCount(50);
  await expect(columns.last()).toHaveAccessibleName('Item 49');
});
