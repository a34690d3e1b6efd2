import { restyledAfterFirstPaint } from '../../fixtures/restyled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PHONE } from '../../fixtures/viewports.ts';

/** Number of elements of one block and its surroundings. A page has at least three times as many. */
const MOST_AT_ONCE = 250;

test('PF-2 a worker thread warms up the formats of a page and then ends', async ({ page }) => {
  const starting = page.waitForEvent('worker');
  await page.goto('/');
  const worker = await starting;
  expect(new URL(worker.url()).pathname).toBe('/assets/formats.js');
  if (page.workers().length > 0) await worker.waitForEvent('close');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test('PF-2 neither the page nor its scripts refetch style sheets that came with it', async ({
  page,
}) => {
  // The service worker fetches its own copies later.
  await page.route('/sw.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/payment-methods');
  const came = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(came.length).toBeGreaterThan(1);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Betting shops' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betting shops' })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Deposits & withdrawals' }),
  ).toBeVisible();
  // The other page's own style sheet is requested.
  expect(asked).toContainEqual(expect.stringMatching(/stores-page/));
  expect(asked.filter((path) => came.includes(path))).toEqual([]);
  const card = page.locator('.method-card').first();
  await expect(card).toHaveCSS('border-top-style', 'solid');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('PF-1 the first paint of a cold visit waits for both faces of the brand', async ({
    page,
  }) => {
    // Stops the clock of the second that the page waits at most.
    await page.addInitScript(() => {
      const { performance, setTimeout } = window;
      const now = performance.now.bind(performance);
      performance.now = () => ('faces' in document.documentElement.dataset ? now() : 0);
      const patient = (run: () => void, ms?: number) => setTimeout(run, ms === 1000 ? 60_000 : ms);
      Object.assign(window, { setTimeout: patient });
    });
    const { promise: faces, resolve: sendFaces } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await faces;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-faces', '');
    await expect(page.locator('body')).toBeHidden();
    sendFaces();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument');
    const facesOf = async (selector: string) => {
      const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName).join();
    };
    // A face that is late for the first layout stays unused on the page (decision 5).
    expect(await facesOf('main h2')).toMatch(/^Big Shoulders Display[^,]*$/);
    expect(await facesOf('main p')).toMatch(/^Figtree[^,]*$/);
  });

  test('PF-2 pictures at the end of the footer load after the scripts', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/providers/Lampblack');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const sponsored = page.locator('.sponsored img').first();
    await sponsored.scrollIntoViewIfNeeded();
    await expect
      .poll(() => sponsored.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const first = (name: string) => asked.findIndex((path) => path.includes(name));
    expect(first('entry-client')).toBeGreaterThan(0);
    expect(first('sponsor')).toBeGreaterThan(first('entry-client'));
  });

  for (const path of ['/', '/games', '/help'])
    test(`PF-2 nothing restyles every element of ${path} after the first paint`, async ({
      browser,
      page,
      site,
    }) => {
      const counts = await restyledAfterFirstPaint(browser, page, async () => {
        await page.goto(site.origin + path);
        // Without locators, because they force a layout of the page.
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
