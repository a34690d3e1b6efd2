import { buildAssets } from '../fixtures/build-assets.ts';
import { PASSWORD } from '../fixtures/new-registration.ts';
import { type Driver, until } from './driver.ts';

const USERNAME = 'vera';

/** Opens a page and waits until it has settled. */
export async function open(driver: Driver, url: string): Promise<void> {
  await driver.open(url);
  await expectAtRest(driver);
}

/** Waits until the page is hydrated and its requests have finished. */
export async function expectAtRest(driver: Driver): Promise<void> {
  await expectHydrated(driver);
  await until(driver, async () => {
    const requests = () => performance.getEntriesByType('resource').length;
    const before = requests();
    await new Promise((resolve) => setTimeout(resolve, 500));
    // A long list is rendered in steps.
    const isFilled = document.querySelector('.game-place') === null;
    return document.readyState === 'complete' && isFilled && requests() === before;
  });
}

export const expectHydrated = (driver: Driver): Promise<void> =>
  until(driver, () => document.documentElement.hasAttribute('data-hydrated'));

export const expectShown = (driver: Driver, selector: string): Promise<void> =>
  until(
    driver,
    (shown) => (document.querySelector(shown)?.getClientRects().length ?? 0) > 0,
    selector,
  );

export const expectPath = (driver: Driver, path: string): Promise<void> =>
  until(driver, (expected) => location.pathname === expected, path);

/** Waits for the header of a player instead of a visitor. */
export const expectPlayer = (driver: Driver): Promise<void> =>
  expectShown(driver, 'header .user-menu');

/** A framed page can be used once it has reported that it is ready. */
export const expectFramed = (driver: Driver): Promise<void> =>
  expectShown(driver, '.guest-frame iframe:not([inert])');

/** Logs in a seeded player with the login form. */
export async function logIn(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/login?returnUrl=%2Fgames`);
  await driver.fill('main .login-form input[name="username"]', USERNAME);
  await driver.fill('main .login-form input[name="password"]', PASSWORD);
  await driver.press('main .login-form button[type="submit"]');
  await expectPath(driver, '/games');
  await expectPlayer(driver);
}

/** Waits until offline use is possible: the service worker has every file of the build, the page its responses. */
export async function expectReadyForOffline(driver: Driver, answers: string[]): Promise<void> {
  await until(
    driver,
    async (files) => {
      if (!navigator.serviceWorker.controller) return false;
      const kept = new Set<string>();
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          kept.add(new URL(url).pathname);
      return files.every((path) => kept.has(path));
    },
    buildAssets(),
  );
  await until(
    driver,
    async (wanted) => {
      const opening = indexedDB.open('marquee');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const reading = database.transaction('answers').objectStore('answers').getAllKeys();
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        reading.onsuccess = () => resolve(reading.result);
      });
      database.close();
      return wanted.every((key) => keys.includes(key));
    },
    answers,
  );
}

/** Returns what identifies a page: its heading and the link targets of its content. */
export const contentOf = (driver: Driver): Promise<string[]> =>
  driver.evaluate(() => [
    document.querySelector('h1')?.textContent ?? '',
    ...[...document.querySelectorAll('main a')]
      .map((link) => link.getAttribute('href') ?? '')
      // Matches change with the time.
      .filter((href) => !href.startsWith('/sports/')),
  ]);
