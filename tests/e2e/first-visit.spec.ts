import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

test('HOM-2 FRM-1 shows the whole home page in the first response, without scripts', {
  tag: '@smoke',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Winners may have played the same game.
  const rail = page.locator('.game-rail', {
    has: page.getByRole('heading', { name: 'On the bill tonight' }),
  });
  await expect(rail.getByRole('link', { name: /Neon Alley/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await context.close();
});

test('REQ-7 repeats no content request during hydration', async ({ page, own }) => {
  // A fresh site, because live values older than their maximum age would be refetched.
  const site = await own(startSite({ content: { deadlineMs: 5000 } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(content\/api|operator)\//.test(request.url())) asked.push(request.url());
  });
  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(asked).toEqual([]);
});
