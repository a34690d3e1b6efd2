import { afterAll, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // Workbox reads both when it is imported.
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('https://site.test/sw.js'));
});
vi.mock('./scope.ts', () => ({
  site: {
    shell: '/app-shell',
    shellRevision: 'two',
    fileLists: ['/assets/files.json'],
    criticalAssets: ['/assets/entry.js'],
  },
}));

afterAll(() => void vi.unstubAllGlobals());

const { precache } = await import('./precache.ts');

const HTML = { 'content-type': 'text/html' };
const SHELL = { ...HTML, 'x-release': 'two' };
const SCRIPT = { 'content-type': 'text/javascript' };

/** Whether the worker accepts this response. It does not install if a critical file is rejected. */
async function isAccepted(path: string, headers: Record<string, string>, redirected = false) {
  const request = new Request(`https://site.test${path}`);
  const response = new Response('', { headers });
  Object.defineProperty(response, 'redirected', { value: redirected });
  const [plugin] = precache.strategy.plugins;
  const event = new Event('install') as ExtendableEvent;
  return (await plugin?.cacheWillUpdate?.({ request, response, event })) === response;
}

it.each<[what: string, installs: boolean, path: string, headers: Record<string, string>]>([
  ['its shell', true, '/app-shell', SHELL],
  ['the shell of another release', false, '/app-shell', { ...SHELL, 'x-release': 'one' }],
  ['a page that a proxy sends as the shell', false, '/app-shell', HTML],
  ['its script', true, '/assets/entry.js', SCRIPT],
  ['a page in place of a script', false, '/assets/entry.js', HTML],
])('PWA-3 PWA-6 installs with %s: %s', async (_, installs, path, headers) => {
  expect(await isAccepted(path, headers)).toBe(installs);
  expect(await isAccepted(path, headers, true), 'redirected').toBe(false);
});
