import { beforeEach, expect, it, vi } from 'vitest';
import { fillGroups } from './fill-groups.ts';

vi.mock('../scope.ts', () => ({ site: { criticalAssets: ['/assets/shell.js'] } }));
vi.mock('../precache.ts', () => ({
  matchPrecached: () => undefined,
  fileGroups: async () => ({
    everybody: {
      files: ['/assets/face.woff2', '/assets/game.css', '/assets/game.js', '/assets/shell.js'],
      pack: '/assets/pack-everybody.json',
    },
    en: { files: ['/assets/en.js'] },
  }),
}));

const FILES = ['/assets/en.js', '/assets/face.woff2', '/assets/game.css', '/assets/game.js'];
let kept: Map<string, Response>;
let asked: string[];
let online: Record<string, () => Response>;

beforeEach(() => {
  kept = new Map();
  asked = [];
  online = {
    '/assets/pack-everybody.json': () =>
      Response.json(
        { '/assets/game.css': '.game{}', '/assets/game.js': 'play()', '/assets/other.js': '' },
        { headers: { 'Content-Encoding': 'br', 'X-Content-Type-Options': 'nosniff' } },
      ),
  };
  const cache = {
    match: async (path: string) => kept.get(path),
    put: async (path: string, response: Response) => void kept.set(path, response),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://site.test${path}` })),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return online[path]?.() ?? new Response(path);
  });
});

it('PF-12 PWA-3 fetches a group that is mostly missing as one package', async () => {
  await fillGroups(['everybody', 'en']);
  expect(asked).toEqual(['/assets/pack-everybody.json', '/assets/face.woff2', '/assets/en.js']);
  expect([...kept.keys()].sort()).toEqual(FILES);
  const [sheet, script] = ['css', 'js'].map((ending) => kept.get(`/assets/game.${ending}`));
  expect(await sheet?.text()).toBe('.game{}');
  expect(Object.fromEntries(sheet?.headers ?? [])).toEqual({
    'content-type': 'text/css',
    'x-content-type-options': 'nosniff',
  });
  expect(await script?.text()).toBe('play()');
  expect(script?.headers.get('content-type')).toBe('text/javascript');
});

it('PF-12 PWA-6 fetches one by one the few files that a release has changed', async () => {
  for (const path of ['/assets/face.woff2', '/assets/game.css']) kept.set(path, new Response(''));
  await fillGroups(['everybody']);
  expect(asked).toEqual(['/assets/game.js']);
});

it.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is a page', () => new Response('<!doctype html>')],
  ['lacks a file', () => Response.json({ '/assets/game.js': 'play()' })],
])('PWA-3 R10 fetches the files one by one when their package %s', async (_, answer) => {
  online['/assets/pack-everybody.json'] = answer;
  await fillGroups(['everybody']);
  expect([...kept.keys()].sort()).toEqual(FILES.slice(1));
});
