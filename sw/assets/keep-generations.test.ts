import { beforeEach, expect, it, vi } from 'vitest';
import { keepGenerations } from './keep-generations.ts';

const FILES = 6;
/** The caches of this device, by name and path. */
let stored: Map<string, Map<string, Response>>;
/** Most entries that fit on the device; another put fails. */
let room: number;

const url = (path: string) => new URL(path, 'https://site.test').href;
const entriesOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return entries;
};
const isFull = () => [...stored.values()].reduce((sum, { size }) => sum + size, 0) >= room;
function cacheOf(name: string): Cache {
  const entries = entriesOf(name);
  const at = (asked: Request | string) => url(typeof asked === 'string' ? asked : asked.url);
  const cache = {
    match: async (asked: Request | string) => entries.get(at(asked))?.clone(),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
    delete: async (asked: Request | string) => entries.delete(at(asked)),
    async put(asked: Request | string, response: Response) {
      if (!entries.has(at(asked)) && isFull()) throw new DOMException('', 'QuotaExceededError');
      entries.set(at(asked), response);
    },
  };
  return cache as unknown as Cache;
}
const pathsIn = (name: string) => [...entriesOf(name).keys()].map((one) => new URL(one).pathname);
const filesOf = (build: string) =>
  Array.from({ length: FILES }, (_, index) => `/assets/${build}-${index}.js`);
const activate = (build: string) =>
  keepGenerations({ build, assets: filesOf(build) }, cacheOf('precache'), new Set());
async function fill(name: string, paths: string[]) {
  for (const path of paths) await cacheOf(name).put(path, new Response(path));
}

beforeEach(() => {
  stored = new Map();
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name) });
  return () => vi.unstubAllGlobals();
});

it('PWA-6 R11 keeps the precached files of the previous build for open tabs', async () => {
  await activate('a');
  await fill('precache', filesOf('a'));
  await activate('b');
  expect(pathsIn('app-assets')).toEqual(filesOf('a'));
});

it('PWA-6 R15 F35 frees the files of outdated builds on a full disk, and keeps what then fits', async () => {
  for (const build of ['a', 'b', 'c', 'd']) await activate(build);
  await fill('app-assets', filesOf('a'));
  await fill('precache', filesOf('d'));
  room = 2 * FILES + 1;
  await activate('e');
  expect(pathsIn('app-assets')).toEqual(filesOf('d'));
});

it('PWA-6 R15 F35 keeps the files that fit when the disk is still full', async () => {
  await activate('a');
  await fill('precache', filesOf('a'));
  room = FILES + 3;
  await activate('b');
  expect(pathsIn('app-assets')).toEqual(filesOf('a').slice(0, 2));
});

it('PWA-6 R15 F35 frees outdated files when the list of builds does not fit either', async () => {
  await fill('app-assets', filesOf('old'));
  room = FILES;
  await activate('a');
  expect(pathsIn('app-assets')).toEqual([]);
});
