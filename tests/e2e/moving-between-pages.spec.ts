import type { Page } from 'playwright/test';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP, PHONE } from '../fixtures/viewports.ts';

const quick = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(async ({ page }) => {
  await page.goto('/games');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`RTE-10 the first press after returning to home counts at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).first().click();
    const h1 = page.getByRole('heading', { level: 1 });
    await expect(h1).toBeFocused();
    expect(await h1.boundingBox()).toMatchObject({ width: 1, height: 1 });
    // Not the slides, which advance by themselves, nor the winners, which come and go.
    const link = page.locator('.game-rail').getByRole('link', { name: /Neon Alley/ });
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    if (!before) throw new Error('Home does not show the game');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await expect(h1).not.toBeFocused();
    expect(await link.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(page).not.toHaveURL(/\/$/);
  });
}

test.describe('without the service worker, which prefetches everything', () => {
  test.use({ serviceWorkers: 'block' });
  test('RTE-10 preloads a page’s code when the visitor is about to open it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const code = () => asked.filter((url) => /sports-page[\w-]*\.js/.test(url));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(code()).toEqual([]);
    // The page starts to listen for focus once it is idle.
    await expect(async () => {
      await quick(page, 'Home').focus();
      await quick(page, 'Sports').focus();
      expect(code()).toHaveLength(1);
    }).toPass();
  });
});

test('PF-9 PF-10 renders a page once per visit, and leaves nothing of it behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { createElement } = document;
    const made = { pictures: 0 };
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'picture') made.pictures++;
      return createElement.call(document, name, options);
    };
    Object.assign(window, { made });
  });
  await page.reload();
  await expectHydrated(page);
  const browser = await page.context().newCDPSession(page);
  const remains = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
    return { nodes, listeners: jsEventListeners };
  };
  const goAround = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await quick(page, 'Home').click();
      await expect(page.locator('.hero-track picture').first()).toBeAttached();
      await quick(page, 'Offers').click();
      await expect(heading(page, 'Promotions')).toBeFocused();
    }
  };
  // Data that a page loads once stays in memory.
  await goAround(2);
  const before = await remains();
  await goAround(5);
  // A page has about a thousand nodes.
  await expect.poll(async () => (await remains()).nodes - before.nodes).toBeLessThan(200);
  await expect.poll(async () => (await remains()).listeners - before.listeners).toBeLessThan(50);

  const made = () =>
    page.evaluate(() => ({
      ever: (window as never as { made: { pictures: number } }).made.pictures,
      // Pictures of the frame are not counted, because they stay.
      shown: document.querySelectorAll('main picture').length,
    }));
  const { ever } = await made();
  await quick(page, 'Home').click();
  await expect(page.locator('.hero-track picture').first()).toBeAttached();
  // Home renders the rest after the first screen, so a picture may exist before it is shown.
  await expect
    .poll(async () => {
      const now = await made();
      return { shownOnce: now.shown === now.ever - ever, isWhole: now.shown > 5 };
    })
    .toEqual({ shownOnce: true, isWhole: true });
});
