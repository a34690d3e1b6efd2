import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerContent, warmContent } from './content-cache.ts';

vi.mock('./scope.ts', () => ({
  worker: {
    clients: {
      get: async () => ({ postMessage: tell }),
      matchAll: async () => [{ postMessage: tell }],
    },
  },
}));

const NOW = 1_800_000_000_000;
const BANNERS = 'https://site.test/content/api/banners?locale=en';
const tell = vi.fn<(message: unknown) => void>();
/** Answers of the content system, by URL. */
let online: Record<string, () => Response>;
let kept: Map<string, Response>;
/** Content types of the requests to the content system. */
let types: (string | null)[];
/** Promises passed to waitUntil. */
let waits: Promise<unknown>[];

const json = (value: unknown) => () => Response.json(value);

async function read(url: string): Promise<unknown> {
  const event = { clientId: 'page', waitUntil: (wait: Promise<unknown>) => waits.push(wait) };
  const response = await answerContent(new Request(url), event as unknown as FetchEvent);
  return response.json();
}
const settle = () => Promise.all(waits.splice(0));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  kept = new Map();
  waits = [];
  online = { [BANNERS]: json({ data: ['winter'] }) };
  const cache = {
    put: async (url: string, response: Response) => void kept.set(url, response),
    delete: async (url: string) => kept.delete(url),
    keys: async () => [...kept.keys()],
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (url: string) => kept.get(url)?.clone(),
  });
  types = [];
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    types.push(headers.get('content-type'));
    const answer = online[url];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('PWA-3 keeps the worker alive until the content is cached', async () => {
  expect(await read(BANNERS)).toEqual({ data: ['winter'] });
  expect(waits).toHaveLength(1);
  await settle();
  expect([...kept.keys()]).toEqual([BANNERS]);
});

it('PWA-3 answers from the cache without a network', async () => {
  await read(BANNERS);
  await settle();
  online = {};
  expect(await read(BANNERS)).toEqual({ data: ['winter'] });
});

it('PWA-3 caches each query string apart, so languages never mix', async () => {
  const spanish = BANNERS.replace('=en', '=es');
  online[spanish] = json({ data: ['invierno'] });
  for (let times = 0; times < 2; times++) {
    expect(await read(BANNERS)).toEqual({ data: ['winter'] });
    expect(await read(spanish)).toEqual({ data: ['invierno'] });
    await settle();
  }
  expect([...kept.keys()]).toEqual([BANNERS, spanish]);
});

it('PWA-3 tells pages when a copy older than 3 s has changed', async () => {
  await read(BANNERS);
  await settle();
  online = { [BANNERS]: json({ data: ['spring'] }) };
  await read(BANNERS);
  expect(waits).toEqual([]);
  vi.setSystemTime(NOW + 3001);
  expect(await read(BANNERS)).toEqual({ data: ['winter'] });
  await settle();
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'content-updated', url: BANNERS });
  expect(await read(BANNERS)).toEqual({ data: ['spring'] });
});

it.each([
  ['the same answer', json({ data: ['winter'] }), 'content-confirmed'],
  ['no network', undefined, 'content-unreachable'],
  ['a failure', () => new Response('{}', { status: 500 }), 'content-unreachable'],
  ['a page in disguise', () => new Response('<title>Wi-Fi</title>'), 'content-unreachable'],
])('PWA-3 leaves the copy alone on %s and tells the page that asked', async (_, answer, type) => {
  await read(BANNERS);
  await settle();
  online = answer ? { [BANNERS]: answer } : {};
  vi.setSystemTime(NOW + 3001);
  await read(BANNERS);
  await settle();
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type, url: BANNERS });
  expect(await read(BANNERS)).toEqual({ data: ['winter'] });
});

it('PWA-3 does not cache oversized answers, nor keep an older one instead', async () => {
  await read(BANNERS);
  await settle();
  online = { [BANNERS]: json({ data: ['x'.repeat(250_000)] }) };
  vi.setSystemTime(NOW + 3001);
  await read(BANNERS);
  await settle();
  expect(kept.size).toBe(0);
});

it('PWA-3 REQ-1 warms what is not cached and continues after a failure', async () => {
  const menus = 'https://site.test/content/api/mobile-menus';
  online = { [menus]: json({ data: [] }) };
  await warmContent([BANNERS, menus]);
  expect(types).toEqual(['application/json', 'application/json']);
  expect([...kept.keys()]).toEqual([menus]);
});

it('PWA-3 renews an answer that was saved while the clock was ahead', async () => {
  vi.setSystemTime(NOW + 30 * 86_400_000);
  await read(BANNERS);
  await settle();
  vi.setSystemTime(NOW);
  online[BANNERS] = json({ data: ['spring'] });
  expect(await read(BANNERS)).toEqual({ data: ['winter'] });
  await settle();
  expect(await read(BANNERS)).toEqual({ data: ['spring'] });
});
