import type { Page } from 'playwright/test';
import { startSite } from '../../fixtures/running-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
test.describe('snow', () => {
  const snow = (page: Page) => page.locator('canvas.confetti');
  const configured = (maxTimeToStart: number) =>
    startSite({ providers: { confetti: { durationInSeconds: 1, maxTimeToStart } } });

  test('CNF-1 snow starts with the first scroll, blocks no clicks, and ends', async ({
    page,
    own,
  }) => {
    const site = await own(configured(3600));
    await page.goto(site.origin);
    await hydrated(page);
    await expect(snow(page)).toHaveCount(0);
    // Scrolls until the snow shows, because its code loads after hydration.
    await expect(async () => {
      await page.mouse.wheel(0, 50);
      await expect(snow(page)).toBeAttached({ timeout: 1000 });
    }).toPass();
    expect(await snow(page).evaluate((canvas) => getComputedStyle(canvas).pointerEvents)).toBe(
      'none',
    );
    await expect(snow(page)).toHaveCount(0);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(snow(page)).toHaveCount(0);
  });

  test('CNF-1 snow ends at once in a hidden tab', async ({ page, own }) => {
    const site = await own(
      startSite({ providers: { confetti: { durationInSeconds: 600, maxTimeToStart: 0 } } }),
    );
    await page.goto(site.origin);
    await hydrated(page);
    await expect(snow(page)).toBeAttached();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(snow(page)).toHaveCount(0);
  });

  test('CNF-1 snow starts on a timer without a scroll, and never with reduced motion', async ({
    page,
    own,
  }) => {
    const site = await own(configured(0));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site.origin);
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    await expect(snow(page)).toHaveCount(0);
    expect(asked.filter((url) => /assets\/confetti\.module/.test(url))).toEqual([]);
    // A restored scroll position would start it, too.
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload({ waitUntil: 'commit' });
    await expect(snow(page)).toBeAttached();
  });

  test('CNF-1 no snow unless configured', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    await expect(snow(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('confetti'))).toEqual([]);
  });
});
