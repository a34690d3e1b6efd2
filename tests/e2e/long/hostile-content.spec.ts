import { startRetoldSite } from '../../fixtures/stand-in.ts';
import { expect, test } from '../../fixtures/test.ts';

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
  const site = await own(
    startRetoldSite('content', {
      '/api/desktop-menus': () => ({ data: many }),
      '/api/sitemap-blocks': () => ({ data: many.map((row) => ({ ...row, siteMapLinks: [] })) }),
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
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
