import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../fixtures/running-site.ts';
import { DESKTOP, PHONE } from '../fixtures/viewports.ts';
import { type Driver, retry, until } from './driver.ts';
import { ENGINES, missing } from './engines.ts';
import {
  contentOf,
  expectAtRest,
  expectFramed,
  expectHydrated,
  expectPath,
  expectPlayer,
  expectReadyForOffline,
  expectShown,
  logIn,
  open,
} from './on-site.ts';

/** Pages that can be read offline after one visit, with the operator response that each needs. */
const OFFLINE_PAGES = [
  ['/', 'home:en'],
  ['/games', 'games:limit=500'],
  ['/games/moth-and-moon', 'game:moth-and-moon'],
  ['/providers/Lampblack', 'game-providers'],
  ['/promotions', 'promotions:en'],
  ['/help', 'help:en'],
  ['/stores', 'stores'],
  ['/sitemap', 'sitemap:en'],
  ['/payment-methods', 'page:payment-methods:en'],
  ['/legal/terms', 'page:terms:en'],
] as const;

/** One page per layout. */
const LAYOUTS = [
  ...OFFLINE_PAGES.map(([path]) => path),
  '/promotions/weekend-encore',
  '/sports',
  '/welcome',
  '/login',
  '/register',
  '/style-guide',
];

/**
 * Not errors: seed entries that are left out on purpose, an observer that continues in the next frame, and a request
 * that Firefox ended with its page. Refusals by the service worker have other messages there.
 */
const NO_FAULT =
  /^\w+: \S+ \S+ left out|ResizeObserver loop completed|ServiceWorker intercepted the request and encountered an unexpected/;

for (const engine of ENGINES) {
  const start = engine.installed();
  if (start === undefined) {
    test(`FRM-3 tours the site in ${engine.name}`, () => {
      throw new Error(missing(engine));
    });
    continue;
  }

  describe(engine.name, () => {
    let site: RunningSite;
    let driver: Driver;
    beforeAll(async () => {
      // A longer deadline, so a slow machine does not serve partial pages here.
      site = await startSite({ content: { deadlineMs: 5000 } });
      driver = await start();
      await driver.setSize(PHONE);
    });
    afterAll(async () => {
      await driver?.close();
      await site?.stop();
    });
    const visit = (path: string) => open(driver, site.origin + path);
    let login: Promise<void> | undefined;
    const visitAsPlayer = async (path: string) => {
      login ??= logIn(driver, site.origin);
      await login;
      await visit(path);
      await expectPlayer(driver);
    };

    describe('online', () => {
      afterEach(async () => {
        const said = await driver.takeConsole();
        expect(said.filter((line) => !NO_FAULT.test(line))).toEqual([]);
      });

      test(`HOM-2 FRM-1 shows home with its widgets in ${engine.name}`, async () => {
        await visit('/');
        await expectShown(driver, 'main a.poster');
        await expectShown(driver, 'nav.mobile-nav a');
      });

      test(`SPT-3 RTE-4 leads to the lobby and a game's page in ${engine.name}`, async () => {
        await visit('/');
        await driver.press('nav.mobile-nav a[href="/games"]');
        await expectPath(driver, '/games');
        await driver.press('main a[href="/games/folded-crane"]');
        await expectPath(driver, '/games/folded-crane');
        await until(driver, () => document.activeElement?.localName === 'h1');
      });

      test(`CFG-2 changes the language in ${engine.name}`, async () => {
        await visit('/promotions');
        await driver.press('a[hreflang="es"]');
        await expectPath(driver, '/es/promotions');
        await until(driver, () => document.documentElement.lang === 'es');
        await expectAtRest(driver);
      });

      test(`SPT-1 shows the sportsbook in its frame in ${engine.name}`, async () => {
        await visit('/sports');
        await expectFramed(driver);
      });

      test(`AUT-1 AUT-3 logs in and stays so after a reload in ${engine.name}`, async () => {
        await visitAsPlayer('/games');
        await driver.reload();
        await expectAtRest(driver);
        await expectPlayer(driver);
      });

      test(`SPT-3 SPT-5 opens a game with its session bar in ${engine.name}`, async () => {
        await visitAsPlayer('/games/neon-alley');
        await driver.press('main a[href="/games/neon-alley/play"]');
        await expectFramed(driver);
        await expectShown(driver, '[role="timer"]');
      });

      test(`PGS-1 shows the balance in the cashier in ${engine.name}`, async () => {
        await visitAsPlayer('/account/cashier');
        await until(driver, () =>
          /^€[\d,]+\.\d\d$/.test(document.querySelector('.balance-card-amount')?.textContent ?? ''),
        );
      });

      test(`FRM-3 has no page wider than 390 or 1440 px in ${engine.name}`, async () => {
        const wider: string[] = [];
        for (const route of LAYOUTS) {
          await visit(route);
          for (const size of [PHONE, DESKTOP]) {
            await driver.setSize(size);
            // Firefox reports pictures of the new size whose loading is aborted with the page.
            await expectAtRest(driver);
            const width = await driver.evaluate(() => document.documentElement.scrollWidth);
            if (width > size.width) wider.push(`${route}: ${width} of ${size.width} px`);
          }
        }
        await driver.setSize(PHONE);
        expect(wider).toEqual([]);
      });
    });

    test(`PWA-6 does not reload a page that the visitor leaves in ${engine.name}`, async () => {
      // Leaves each page while it loads its deferred files.
      for (const path of [...LAYOUTS, ...LAYOUTS]) {
        await driver.open(site.origin + path);
        await expectHydrated(driver);
      }
      expect(await driver.evaluate(() => sessionStorage.getItem('chunk-reload-at'))).toBeNull();
    });

    // Last, because it stops the site.
    test(`PWA-3 FRM-3 opens ten pages offline in ${engine.name}`, async () => {
      // A browser without a session, because offline there is no player, and pages would lack content.
      await driver.close();
      driver = await start();
      await driver.setSize(PHONE);
      await visit('/');
      await expectReadyForOffline(driver, ['home:en']);
      const online = new Map<string, string[]>();
      for (const [path, answer] of OFFLINE_PAGES) {
        await visit(path);
        await expectReadyForOffline(driver, [answer]);
        online.set(path, await contentOf(driver));
      }
      await site.stop('SIGKILL');
      for (const [path, content] of online) {
        await visit(path);
        await until(driver, () =>
          [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
            /Offline.*Saved .*\d{2}:\d{2}/s.test(textContent ?? ''),
          ),
        );
        // Lists are read from the device one after the other.
        await retry(async () => expect(await contentOf(driver), path).toEqual(content));
      }
    });
  });
}
