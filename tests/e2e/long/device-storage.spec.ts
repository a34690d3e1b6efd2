import type { Page } from 'playwright/test';
import { keptThing } from '../../../src/app/features/consent/device-storage/kept-things.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { test as offline } from '../../fixtures/pwa-test.ts';
import { readyForOffline } from '../../fixtures/pwa-worker.ts';
import { signIn } from '../../fixtures/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns everything stored for this origin, by kind, as reported by the browser and the page. */
async function stored(page: Page): Promise<[kind: string, name: string][]> {
  const cookies = await page.context().cookies(page.url());
  const inPage = await page.evaluate(async () => {
    const names: [string, string][] = [
      ...Object.keys(localStorage).map((name): [string, string] => ['local', name]),
      ...Object.keys(sessionStorage).map((name): [string, string] => ['tab', name]),
      ...(await caches.keys()).map((name): [string, string] => ['cache', name]),
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        });
        if (count > 0) names.push(['database', `${name}/${store}`]);
      }
      database.close();
    }
    for (const { active } of await navigator.serviceWorker.getRegistrations())
      names.push(['worker', active?.scriptURL.replace(/.*\//, '') ?? '']);
    return names;
  });
  return [...cookies.map(({ name }): [string, string] => ['cookie', name]), ...inPage];
}

/** Counts the marks in a store of the page's database and in the tab. @param mark adds one to each first */
const countMarks = (page: Page, { mark }: { mark: boolean }) =>
  page.evaluate(async (adds) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (adds) sessionStorage.setItem('chunk-reload-at', 'mark');
    const database = await settled(indexedDB.open('marquee'));
    const settings = database.transaction('settings', 'readwrite').objectStore('settings');
    if (adds) await settled(settings.put('mark', 'mark'));
    const inStore = await settled(settings.count('mark'));
    database.close();
    return [inStore, 'chunk-reload-at' in sessionStorage ? 1 : 0];
  }, mark);

const thing = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

offline.use({ allowed: /net::ERR_|Error loading (mobile nav items|mobile menu|desktop menu)/ });

offline('CKE-6 PWA-3 the list opens without a network', async ({ page, gate }) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.goto('/cookies/device');
  await expect(thing(page, 'sw.js')).toContainText('On this device');
  await gate.close();
  await page.goto('/cookies/device');
  await expect(page.getByRole('heading', { name: 'On this device', exact: true })).toBeVisible();
  await expect(thing(page, 'sw.js')).toContainText('On this device');
});

test('CKE-6 lists everything a visit stores on the device, and deletes all of it', async ({
  page,
}) => {
  await page.goto('/?btag=partner');
  await expectHydrated(page);
  await page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Reject' })
    .click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('btag=partner');
  await expect.poll(() => page.evaluate(() => 'cookie-consent' in localStorage)).toBe(true);
  await signIn(page, 'vera', '/cookies/device');
  await page.waitForFunction(async () => (await caches.keys()).includes('app-assets'));
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));

  const all = await stored(page);
  const unknown = all.filter(([kind, name]) => !keptThing(kind as 'cookie', name));
  expect(unknown).toEqual([]);
  for (const name of ['cookies_accepted', 'session_hint', 'btag', '__Host-rt', 'cookie-consent'])
    expect(all.map(([, found]) => found)).toContain(name);

  // A cookie of a feature that this site no longer uses.
  const { hostname } = new URL(page.url());
  const left = { name: 'customNavigationMode', value: '%2Fgames', domain: hostname, path: '/' };
  await page.context().addCookies([left]);
  // Deletes one of them, then the rest.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(thing(page, 'btag')).toContainText('On this device');
  await expect(thing(page, 'customNavigationMode')).toContainText('On this device');
  await page.getByRole('button', { name: 'Delete btag' }).click();
  await expect(thing(page, 'btag')).toContainText('Not on this device');
  await expect(thing(page, 'session_hint')).toContainText('Deleted when you log out');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('btag');

  expect(await countMarks(page, { mark: true })).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Everything has been deleted' }),
  ).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual([]);
  expect(await countMarks(page, { mark: false })).toEqual([0, 0]);
  // The open page stores content again, in the database and in the tab.
  const still = (await stored(page)).filter(([kind]) => kind !== 'database' && kind !== 'tab');
  expect(still).toEqual([]);
});
