import { PHONE } from '../fixtures/public-routes.ts';
import { restyledAfterFirstPaint } from '../fixtures/restyled.ts';
import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

/** What one block of a page has, in elements, and its surroundings; a page has three times as many and more. */
const MOST_AT_ONCE = 250;

test('HOM-2 FRM-1 a visitor sees the whole home page in the first response, without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'On the bill tonight' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Neon Alley/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await context.close();
});

test('REQ-7 hydration repeats no content request', async ({ page, own }) => {
  // Fresh: live values that a cache has held for long are asked for again by their age.
  const site = await own(startSite({ content: { deadlineMs: 5000 } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(content\/api|operator)\//.test(request.url())) asked.push(request.url());
  });
  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(asked).toEqual([]);
});

test('PF-2 the first format of a page is paid for on another thread, which ends', async ({
  page,
}) => {
  const starting = page.waitForEvent('worker');
  await page.goto('/');
  const worker = await starting;
  expect(new URL(worker.url()).pathname).toBe('/assets/formats.js');
  if (page.workers().length > 0) await worker.waitForEvent('close');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const path of ['/', '/games', '/help'])
    test(`PF-2 nothing has every element of ${path} styled again once it is painted`, async ({
      browser,
      page,
      site,
    }) => {
      const counts = await restyledAfterFirstPaint(browser, page, async () => {
        await page.goto(site.origin + path);
        // Not by locators: they have the page laid out to look at it.
        await page.waitForFunction(() => {
          const { hydrated, revealed } = document.documentElement.dataset;
          const isFull = document.querySelector('.game-place') === null;
          return hydrated !== undefined && revealed === 'all' && isFull;
        });
      });
      expect(counts.length).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeLessThan(MOST_AT_ONCE);
    });
});
