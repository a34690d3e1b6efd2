import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stopClock } from '../../../../tests/component/stop-clock.ts';
import { removeThing } from '../../features/consent/device-storage/remove-thing.ts';
import { openSavedStores, type SavedStores } from './open-saved-stores.ts';

// Ways in which browsers interfere with storage: closing, deleting, refusing.

const NAME = 'marquee';
let log: string[] = [];
let stores: SavedStores;

const open = (answerSchema = 1) =>
  openSavedStores({
    answerSchema,
    isSetting: (key, value) => key === 'theme' && (value === 'dark' || value === 'light'),
    log: (message) => log.push(message),
  });
const put = (key: string, at = 1) => stores.answers.put(key, { value: key, at });
const keys = async () => [...(await stores.answers.getAll()).keys()];
const settled = <Result,>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
/** Closes all connections, as when the page goes. */
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

beforeEach(async () => {
  await settled(indexedDB.deleteDatabase(NAME));
  log = [];
  stores = open();
});

afterEach(() => {
  vi.restoreAllMocks();
  leave();
});

test('PWA-2 keeps answers and settings beyond the page', async () => {
  await put('menu');
  await stores.settings.put('theme', 'light');
  leave();
  stores = open();
  expect(await keys()).toEqual(['menu']);
  expect(await stores.settings.get('theme')).toBe('light');
  expect(log).toEqual([]);
});

test('PWA-2 starts the last write before the connection closes, and opens no other', async () => {
  await put('menu');
  const another = await settled(indexedDB.open(NAME));
  const opened = vi.spyOn(indexedDB, 'open');
  let last: Promise<void> | undefined;
  stores.beforeClose(() => {
    last = put('home', 2);
  });
  leave();
  // Waits for writes that have started.
  const read = another.transaction('answers').objectStore('answers');
  expect(await settled(read.getAllKeys())).toEqual(['home', 'menu']);
  await last;
  // In the back/forward cache an open connection would end the page.
  expect(opened).not.toHaveBeenCalled();
  another.close();
});

test('PWA-2 keeps the 200 newest answers', async () => {
  for (let at = 1; at <= 205; at++) await put(`k${at}`, at);
  const left = await keys();
  expect(left).toHaveLength(200);
  expect(left).not.toContain('k5');
  expect(left).toContain('k6');
});

test('PWA-2 R15 F37 B60 drops invalid entries key by key', async () => {
  await put('menu');
  const database = await settled(indexedDB.open(NAME));
  const written = database.transaction(['answers', 'settings'], 'readwrite');
  written.objectStore('answers').put({ value: 'old', at: 1, schema: 0 }, 'older-schema');
  written.objectStore('answers').put('text', 'not-an-answer');
  written.objectStore('settings').put('<script>', 'theme');
  await new Promise((resolve) => written.addEventListener('complete', resolve));
  expect(await keys()).toEqual(['menu']);
  expect(await stores.settings.get('theme')).toBeUndefined();
  const answers = database.transaction('answers').objectStore('answers');
  expect(await settled(answers.getAllKeys())).toEqual(['menu']);
  expect(log).toEqual([]);
  database.close();
});

test('PWA-2 survives the deletion of the database', async () => {
  await put('menu');
  await settled(indexedDB.deleteDatabase(NAME));
  // The page that lists stored items offers to delete one that no longer exists.
  await removeThing({ kind: 'database', name: `${NAME}/answers` });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
  // Something else created the database again, without its stores.
  (await settled(indexedDB.open(NAME))).close();
  await put('home');
  expect(await keys()).toEqual(['home']);
  expect(log).toEqual([]);
});

test('PWA-2 R15 F36 closes for a newer version and continues in memory with one log line', async () => {
  await put('menu');
  const newer = await settled(indexedDB.open(NAME, 1000));
  await put('home');
  await stores.settings.put('theme', 'light');
  expect(await keys()).toEqual(['home']);
  expect(log).toHaveLength(1);
  newer.close();
});

test('PWA-2 waits 2 s for a blocked database, then continues in memory', async () => {
  // A tab that ignores `versionchange` blocks a deletion and all later opens.
  const holder = await settled(indexedDB.open(NAME));
  const deletion = settled(indexedDB.deleteDatabase(NAME));
  const clock = stopClock();
  let isKept = false;
  const kept = put('menu').then(() => {
    isKept = true;
  });
  await clock.run(1999);
  expect(isKept).toBe(false);
  await clock.run(1);
  await kept;
  clock.resume();
  expect(await keys()).toEqual(['menu']);
  expect(log).toHaveLength(1);
  holder.close();
  await deletion;
});

test('PWA-2 R15 F36 waits 3 s for an open database that does not answer', async () => {
  await put('menu');
  // A tab that the system stopped amid a write blocks the reads of all others.
  const holder = await settled(indexedDB.open(NAME));
  const held = holder.transaction('answers', 'readwrite').objectStore('answers');
  let isHeld = true;
  const hold = () => {
    if (isHeld) held.count().addEventListener('success', hold);
  };
  hold();
  onTestFinished(() => {
    isHeld = false;
    holder.close();
  });
  const clock = stopClock();
  const found: string[][] = [];
  void keys().then((names) => found.push(names));
  await clock.run(2999);
  expect(found).toEqual([]);
  await clock.run(1);
  expect(found).toEqual([[]]);
  expect(log).toHaveLength(1);
});

test('PWA-2 closes on freeze and pagehide, and reopens', async () => {
  await put('menu');
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  // A visible page cannot be frozen, so the event is dispatched.
  document.dispatchEvent(new Event('freeze'));
  await put('home');
  await expect.poll(() => close.mock.calls.length).toBe(1);
  leave();
  expect(await keys()).toEqual(['home', 'menu']);
  await expect.poll(() => close.mock.calls.length).toBe(2);
  expect(log).toEqual([]);
});

test('PWA-2 R15 F35 loses only the copy on a full disk', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await put('home');
  await put('menu');
  expect(await keys()).toEqual(['home', 'menu']);
  expect(log).toHaveLength(1);
});
