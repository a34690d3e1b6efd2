import type { Browser } from 'playwright/test';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { DESKTOP, PHONE, PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { expectSettled } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** Addresses of the matches in the rows of the page. */
    matchLinks: () => string[];
    /** Those in the page as the server sent it. */
    firstMatches: string[];
  }
}

const WIDTHS = [360, 390, 768, 900, 901, 1440, 1920];

/** How titles name the site: ours at the end, home in front, an editor's own as a whole where it likes. */
const OURS = /^\S.* · Marquee$|^Marquee: /;
const EDITORS = /^\S.* Marquee\b/;

/**
 * A page view of somebody who has never been here, at rest. A match that begins or ends meanwhile leaves its row, as it
 * should: then there is another.
 */
async function firstVisit(
  browser: Browser,
  address: string,
  viewport: typeof PHONE,
): ReturnType<typeof visit> {
  const visited = await visit(browser, address, viewport);
  const hasLost = await visited.page.evaluate(() => {
    const matches = new Set(window.matchLinks());
    return window.firstMatches.some((href) => !matches.has(href));
  });
  if (!hasLost) return visited;
  await visited.page.close();
  return firstVisit(browser, address, viewport);
}

async function visit(browser: Browser, address: string, viewport: typeof PHONE) {
  const page = await browser.newPage({ viewport });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Storage that takes two seconds to open is a slow machine's (storage.spec.ts), and the page goes on.
    const isExpected = /IndexedDB did not open within|blocked by Playwright/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) faults.push(message.text());
  });
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`);
    });
    window.matchLinks = () =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('a.event'), ({ href }) => href);
    document.addEventListener('DOMContentLoaded', () => {
      window.firstMatches = window.matchLinks();
    });
  });
  const response = await page.goto(address);
  await expectSettled(page);
  return { page, faults, status: response?.status() };
}

for (const [language, prefix] of [
  ['en', ''],
  ['es', '/es'],
] as const) {
  for (const route of PUBLIC_ROUTES) {
    test(`RTE-4 FRM-3 PF-2 ${prefix + route} stands still, keeps to its width and has one heading and a title`, async ({
      browser,
      site,
    }) => {
      const address = site.origin + (prefix + route).replace(/(.)\/$/, '$1');
      const phone = await firstVisit(browser, address, PHONE);
      expect(phone.status).toBe(200);
      await expect(phone.page.locator('html')).toHaveAttribute('lang', language);
      await expect(phone.page.locator('h1')).toHaveCount(1);
      await expect(phone.page).toHaveTitle(/^\/(welcome|sitemap)/.test(route) ? EDITORS : OURS);
      const desktop = await firstVisit(browser, address, DESKTOP);
      for (const { page, faults } of [phone, desktop]) {
        expect(await layoutShifts(page)).toEqual([]);
        expect(faults).toEqual([]);
      }
      for (const width of WIDTHS) {
        await desktop.page.setViewportSize({ width, height: 900 });
        const content = await desktop.page.evaluate(() => document.documentElement.scrollWidth);
        expect(content, `at a window of ${width} px`).toBeLessThanOrEqual(width);
      }
      await phone.page.close();
      await desktop.page.close();
    });
  }
}

for (const route of [
  '/',
  '/games',
  '/promotions',
  '/es/promotions/weekend-encore',
  '/sitemap',
  '/maintenance',
  '/access-denied?reason=age',
  '/register',
]) {
  test(`PF-2 fonts that come long after the first paint move nothing on ${route}`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await page.route('**/*.woff2', async (request) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await request.continue();
    });
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
