import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../browser.ts';
import { expectSettled } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';

// Without the log-in page: Chromium does not cache a page for which it suggests passkeys.
const PATHS = [
  '/',
  '/es',
  '/games',
  '/games/moth-and-moon',
  '/promotions',
  '/stores',
  '/help',
  '/register',
];

/** Sent by a page when it is shown. `why` lists what kept it out of the cache. */
interface Shown {
  path: string;
  persisted: boolean;
  why: unknown;
}

test('F52 PF-2 restores pages without personal data from the back/forward cache', async ({
  gate,
  site,
}) => {
  // Playwright disables the cache and loses pages restored from it, so the page reports to the server.
  const executablePath = findBrowser(console.log);
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  });
  const elsewhere = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('Elsewhere'),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const [visit] = performance.getEntriesByType('navigation');
      const why: unknown = visit && Reflect.get(visit, 'notRestoredReasons');
      const shown = JSON.stringify({ path: location.pathname, persisted, why });
      navigator.sendBeacon(`/healthz?shown=${encodeURIComponent(shown)}`);
    });
  });
  const shown = () =>
    gate.requests.flatMap(({ path }) => {
      const said = new URL(path, site.origin).searchParams.get('shown');
      return said === null ? [] : [JSON.parse(said) as Shown];
    });
  for (const path of PATHS) {
    const page = await context.newPage();
    gate.forget();
    await page.goto(gate.origin + path);
    await expectSettled(page);
    await page.goto(`http://127.0.0.1:${port}`);
    // The call never returns, because its page goes away.
    void page.evaluate(() => history.back()).catch(() => undefined);
    await expect.poll(shown).toEqual([
      { path, persisted: false, why: null },
      { path, persisted: true, why: null },
    ]);
    await page.close();
  }
  await browser.close();
  elsewhere.close();
});
