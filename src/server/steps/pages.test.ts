import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderOutcome } from '../../app/entry-server.tsx';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../config/site-config.ts';
import { Dictionaries } from '../dictionaries.ts';
import { PageCache } from '../page-cache.ts';
import { type PagesOptions, pagesStep } from './pages.ts';

/** A folder that cannot be created, so nothing is written. */
const NOWHERE = '/dev/null/dictionaries';

const client = { address: '203.0.113.9', scheme: 'http', host: 'site' } as const;

const headers = { 'Content-Security-Policy': "default-src 'none'" };
const PAGE = { kind: 'page', status: 200, complete: true, state: { answers: {} } } as RenderOutcome;

/** A server with the pages step alone. @returns a function that requests a path with a cookie */
async function serve(
  render: PagesOptions['render'],
  given: { changes?: Partial<SiteConfig> } & Partial<PagesOptions> = {},
) {
  const config = checkConfig({ ...defaultSite, ...given.changes });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const log = vi.fn();
  const step = pagesStep({
    config: config.value,
    pages: new PageCache(),
    dictionaries: given.dictionaries ?? new Dictionaries(NOWHERE, log),
    render,
    write: () => ({ html: 'the page', headers }),
    shell: { html: 'the shell', headers },
    reduce: given.reduce ?? ((url) => url),
    mayBeMadeUp: given.mayBeMadeUp ?? (() => false),
    log,
  });
  const server = createServer(
    (req, res) => void step({ req, res, client, url: new URL(req.url ?? '/', 'http://site') }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, cookie = '', given: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers: { cookie, ...given } });
  return { ask, log };
}

test('F46 serves the uncached shell with all headers when rendering fails', async () => {
  let broken = true;
  const { ask, log } = await serve(async () => {
    if (broken) throw new Error('a fault');
    return PAGE;
  });
  const failed = await ask('/');
  expect([failed.status, await failed.text()]).toEqual([500, 'the shell']);
  expect(Object.fromEntries(failed.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  });
  expect(log.mock.calls.join()).toContain('a fault');

  broken = false;
  expect(await (await ask('/')).text()).toBe('the page');
});

test('PF-12 a 304 for a page carries only the headers that caches use', async () => {
  const { ask } = await serve(async () => PAGE);
  const first = (await ask('/')).headers;
  const { status, headers } = await ask('/', '', { 'if-none-match': first.get('etag') ?? '' });
  expect([status, headers.get('content-security-policy')]).toEqual([304, null]);
  for (const name of ['etag', 'cache-control', 'vary', 'x-release'])
    expect([name, headers.get(name)]).toEqual([name, first.get(name)]);
});

test('QRY-4 keeps campaign parameters in a redirect, uncached', async () => {
  const { ask } = await serve(async () => ({ kind: 'redirect', status: 302, location: '/games' }));
  const { status, headers } = await ask('/old?btag=a_1&utm_source=news&other=1');
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    '/games?btag=a_1&utm_source=news',
    'no-cache',
  ]);
});

test('CKE-5 HOM-1 sets the cookie on the redirect to the home route, uncached', async () => {
  const { ask } = await serve(
    async () => ({ kind: 'redirect', status: 302, location: '/promotions' }),
    { changes: { customNavigationMode: {} } },
  );
  const { headers } = await ask('/');
  expect(headers.get('location')).toBe('/promotions');
  expect(headers.get('set-cookie')).toContain('customNavigationMode=%2Fsports');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('SSR ignores query parameters that no page reads', async () => {
  const render = vi.fn(async () => PAGE);
  const { ask } = await serve(render, { reduce: (url) => new URL(url.pathname, url) });
  await ask('/games?session=secret');
  await ask('/games?session=other');
  expect(render).toHaveBeenCalledTimes(1);
});

/** An allowance that does not refill, however slow the machine is. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('SSR serves one page for all made-up searches, uncached and not indexed', async () => {
  stopClock();
  const render = vi.fn(async (url: URL) => ({ ...PAGE, body: url.search }) as RenderOutcome);
  const { ask } = await serve(render);
  const answers = [];
  for (let n = 0; n < 200; n++) answers.push(await ask(`/stores?q=a${n}`));
  expect(render).toHaveBeenCalledTimes(21);
  const cacheOf = (answer?: Response) => answer?.headers.get('cache-control');
  expect(cacheOf(answers[0])).toMatch(/^public/);
  expect(cacheOf(answers.at(-1))).toBe('private, no-cache');
  expect(answers.at(-1)?.headers.get('x-robots-tag')).toBe('noindex');
  // A cached search page is served while fresh.
  expect(cacheOf(await ask('/stores?q=a0'))).toMatch(/^public/);
  expect(render.mock.calls.filter(([url]) => url.search === '')).toHaveLength(1);
});

test('SSR renders few made-up paths below the sportsbook’s; browsers render the rest', async () => {
  stopClock();
  const render = vi.fn(async () => PAGE);
  const { ask } = await serve(render, { mayBeMadeUp: ({ pathname }) => pathname !== '/sports' });
  const answers = [];
  for (let n = 0; n < 200; n++) answers.push(await ask(`/sports/zzz-${n}`));
  expect(render).toHaveBeenCalledTimes(20);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await answers[0]?.text()).toBe('the page');
  const last = answers.at(-1);
  expect(await last?.text()).toBe('the shell');
  expect(Object.fromEntries(last?.headers ?? [])).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'",
  });
  // Cached pages and the sportsbook's own page are still served.
  for (const path of ['/sports/zzz-0', '/sports'])
    expect(await (await ask(path)).text()).toBe('the page');
});

test('RTE-8 SSR redirects other spellings of a path to the rendered one', async () => {
  const render = vi.fn(async () => PAGE);
  const reduce = ({ pathname, origin }: URL) => new URL(pathname.toLowerCase(), origin);
  const { ask } = await serve(render, { reduce });
  for (const path of ['/GAMES', '/Games', '/gAmEs']) {
    const { status, headers } = await ask(`${path}?q=Fox&btag=a_1`);
    expect([status, headers.get('location')]).toEqual([301, '/games?q=Fox&btag=a_1']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  }
  expect(render).not.toHaveBeenCalled();
  expect((await ask('/games')).status).toBe(200);
});

test('SSR lets shared caches keep only complete public pages', async () => {
  let page = PAGE;
  const { ask } = await serve(async () => page);
  const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await cacheOf('/whole')).toMatch(/^public, max-age=0, s-maxage=/);
  page = { ...PAGE, complete: false } as RenderOutcome;
  expect(await cacheOf('/parts')).toBe('private, no-cache');
  page = { ...PAGE, forPlayers: true } as RenderOutcome;
  expect(await cacheOf('/account')).toBe('private, no-store');
});

test('CKE-5 keeps home out of shared caches when a cookie decides it', async () => {
  const changes = { customNavigationMode: {} };
  const { ask } = await serve(async () => PAGE, { changes });
  const first = await ask('/');
  expect(first.headers.get('set-cookie')).toContain('customNavigationMode=');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect((await ask('/games')).headers.get('cache-control')).toMatch(/^public/);
  const again = await ask('/', 'customNavigationMode=%2Fgames');
  expect([again.headers.get('location'), again.headers.get('cache-control')]).toEqual([
    '/games',
    'no-store',
  ]);
});

test('PF-7 PWA-3 adds the release to pages that a device may keep, and to no others', async () => {
  const { ask } = await serve(
    async ({ pathname }) =>
      ({
        ...PAGE,
        ...(pathname === '/account' && { forPlayers: true }),
        ...(pathname === '/half' && { complete: false }),
        ...(pathname === '/none' && { status: 404 }),
      }) as RenderOutcome,
  );
  const releaseOf = async (path: string) => (await ask(path)).headers.get('x-release');
  expect(await releaseOf('/games')).toMatch(/^[0-9a-f]{8}$/);
  for (const path of ['/account', '/half', '/none']) expect(await releaseOf(path)).toBeNull();
  const chosen = await serve(async () => PAGE, { changes: { customNavigationMode: {} } });
  const home = await chosen.ask('/', 'customNavigationMode=%2F');
  expect(home.headers.get('x-release')).toBeNull();
});

test('PF-12 sends a page compressed with the browser’s dictionary, past shared caches', async () => {
  const dictionaries = new Dictionaries(NOWHERE, () => undefined);
  await dictionaries.current('en', async () => Buffer.from('the dictionary'));
  const hash = createHash('sha256').update('the dictionary').digest('base64');
  const { ask } = await serve(async () => PAGE, { dictionaries });
  const given = { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${hash}:` };
  const { headers } = await ask('/', '', given);
  expect(headers.get('content-encoding')).toBe('dcz');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('cdn-cache-control')).toBe('no-store');
  expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  // The same page in another encoding is unchanged.
  const etag = headers.get('etag') ?? '';
  expect((await ask('/', '', { ...given, 'If-None-Match': etag })).status).toBe(304);
  // Without the encoding, a dictionary is useless.
  const other = await ask('/', '', { ...given, 'Accept-Encoding': 'br' });
  expect(other.headers.get('content-encoding')).toBe('br');
  expect(other.headers.get('cache-control')).toContain('public');
  expect(await other.text()).toBe('the page');
});

test('PF-12 keeps a page of the player area out of all caches, also with a dictionary', async () => {
  const dictionaries = new Dictionaries(NOWHERE, () => undefined);
  await dictionaries.current('en', async () => Buffer.from('the dictionary'));
  const hash = createHash('sha256').update('the dictionary').digest('base64');
  const { ask } = await serve(async () => ({ ...PAGE, forPlayers: true }) as RenderOutcome, {
    dictionaries,
  });
  const given = { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${hash}:` };
  const { headers } = await ask('/account', '', given);
  expect(headers.get('content-encoding')).toBe('dcz');
  expect(headers.get('cache-control')).toBe('private, no-store');
});
