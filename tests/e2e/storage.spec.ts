import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { build } from 'vite';
import type { openSavedStores, SavedStores } from '../../src/state/persist/open-saved-stores.ts';

// The storage of the page alone, in a real browser and on an empty page: what the browser does to
// it (closing, deleting, refusing) cannot be had in a unit test.

declare global {
  interface Window {
    storage: { openSavedStores: typeof openSavedStores };
    stores: SavedStores;
    log: string[];
  }
}

const ADDRESS = 'http://storage.test/';
let script: string;

test.beforeAll(async () => {
  const entry = 'src/state/persist/open-saved-stores.ts';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'storage' } },
  });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  script = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('');
});

async function openTab(
  context: BrowserContext,
  { answerSchema = 1, ready = true } = {},
): Promise<Page> {
  await context.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Storage</title>' }),
  );
  const page = await context.newPage();
  await page.goto(ADDRESS);
  if (ready) await openStores(page, answerSchema);
  return page;
}

async function openStores(page: Page, answerSchema = 1): Promise<void> {
  // `var storage` of a classic script is a property of the window.
  await page.addScriptTag({ content: script });
  await page.evaluate((schema) => {
    window.log = [];
    window.stores = window.storage.openSavedStores({
      answerSchema: schema,
      isSetting: (key, value) => key === 'theme' && (value === 'dark' || value === 'light'),
      log: (message) => window.log.push(message),
    });
  }, answerSchema);
}

const put = (page: Page, key: string, at = 1) =>
  page.evaluate(([k, time]) => window.stores.answers.put(k, { value: k, at: time }), [
    key,
    at,
  ] as const);
const keys = (page: Page) =>
  page.evaluate(async () => [...(await window.stores.answers.getAll()).keys()]);
const log = (page: Page) => page.evaluate(() => window.log);

test('PWA-2 answers and settings outlive the page', async ({ context }) => {
  const page = await openTab(context);
  await put(page, 'menu');
  await page.evaluate(() => window.stores.settings.put('theme', 'light'));
  await page.reload();
  await openStores(page);
  expect(await keys(page)).toEqual(['menu']);
  expect(await page.evaluate(() => window.stores.settings.get('theme'))).toBe('light');
  expect(await log(page)).toEqual([]);
});

test('PWA-2 keeps the 200 newest answers', async ({ context }) => {
  const page = await openTab(context);
  await page.evaluate(async () => {
    for (let at = 1; at <= 205; at++) await window.stores.answers.put(`k${at}`, { value: at, at });
  });
  const left = await keys(page);
  expect(left).toHaveLength(200);
  expect(left).not.toContain('k5');
  expect(left).toContain('k6');
});

test('PWA-2 drops key by key what is not ours or not of today', async ({ context }) => {
  const page = await openTab(context);
  await put(page, 'menu');
  await page.evaluate(async () => {
    const opened = indexedDB.open('marquee');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const written = opened.result.transaction(['answers', 'settings'], 'readwrite');
    written.objectStore('answers').put({ value: 'old', at: 1, schema: 0 }, 'older-schema');
    written.objectStore('answers').put('text', 'not-an-answer');
    written.objectStore('settings').put('<script>', 'theme');
    await new Promise((resolve) => written.addEventListener('complete', resolve));
    opened.result.close();
  });
  expect(await keys(page)).toEqual(['menu']);
  expect(await page.evaluate(() => window.stores.settings.get('theme'))).toBeUndefined();
  const stored = await page.evaluate(async () => {
    const opened = indexedDB.open('marquee');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const all = opened.result.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opened.result.close();
    return all.result;
  });
  expect(stored).toEqual(['menu']);
  expect(await log(page)).toEqual([]);
});

test('PWA-2 goes on when the database is deleted under it', async ({ context }) => {
  const page = await openTab(context);
  await put(page, 'menu');
  const other = await openTab(context, { ready: false });
  await other.evaluate(async () => {
    const deleted = indexedDB.deleteDatabase('marquee');
    await new Promise((resolve) => deleted.addEventListener('success', resolve));
  });
  await put(page, 'home');
  expect(await keys(page)).toEqual(['home']);
  expect(await log(page)).toEqual([]);
});

test('PWA-2 steps aside for a newer version, then goes on in memory with one line in the log', async ({
  context,
}) => {
  const page = await openTab(context);
  await put(page, 'menu');
  const newer = await openTab(context, { ready: false });
  await newer.evaluate(async () => {
    const opened = indexedDB.open('marquee', 1000);
    await new Promise((resolve) => opened.addEventListener('success', resolve));
  });
  await put(page, 'home');
  await page.evaluate(() => window.stores.settings.put('theme', 'light'));
  expect(await keys(page)).toEqual(['home']);
  expect(await log(page)).toHaveLength(1);
});

test('PWA-2 waits 2 s for a database that another tab holds, then goes on in memory', async ({
  context,
}) => {
  const holder = await openTab(context, { ready: false });
  await holder.evaluate(async () => {
    // A tab that ignores `versionchange`: deleting, and every open after it, waits for ever.
    const opened = indexedDB.open('marquee');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    indexedDB.deleteDatabase('marquee');
  });
  const page = await openTab(context);
  const started = Date.now();
  await put(page, 'menu');
  expect(Date.now() - started).toBeGreaterThan(1900);
  expect(await keys(page)).toEqual(['menu']);
  expect(await log(page)).toHaveLength(1);
});

test('PWA-2 closes when the page freezes or goes, and opens again when it is back', async ({
  context,
}) => {
  const page = await openTab(context);
  await put(page, 'menu');
  await page.evaluate(() => {
    const { close } = IDBDatabase.prototype;
    IDBDatabase.prototype.close = function () {
      window.log.push('closed');
      close.call(this);
    };
  });
  // A page in front cannot be frozen, so the event is sent by hand.
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await put(page, 'home');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await keys(page)).toEqual(['home', 'menu']);
  expect(await log(page)).toEqual(['closed', 'closed']);
});

test('PWA-2 a full disk costs nothing but the copy', async ({ context }) => {
  const page = await openTab(context);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: ADDRESS, quotaSize: 1000 });
  await page.evaluate(() =>
    window.stores.answers.put('home', { value: 'x'.repeat(1_000_000), at: 1 }),
  );
  await put(page, 'menu');
  expect(await keys(page)).toEqual(['home', 'menu']);
  expect(await log(page)).toHaveLength(1);
});
