import { expect, inject, test } from 'vitest';
import { WEBHOOK_SECRET } from '../fixtures/running-site.ts';

const site = { origin: inject('origin') };

/** Searches that the server renders at once, over all visitors (src/server/steps/pages.ts). */
const OWN_QUERIES_AT_ONCE = 20;

const REQUIRED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

test('S16 every response has the security headers: pages, files, worker, manifest, errors', async () => {
  for (const path of [
    '/',
    '/es',
    '/games',
    '/style-guide',
    '/maintenance',
    '/sw.js',
    '/app-shell',
    '/manifest.webmanifest',
    '/assets/gone.js',
    '/robots.txt',
    '/nowhere',
  ]) {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    for (const name of REQUIRED)
      expect(response.headers.get(name), `${name} of ${path}`).toBeTruthy();
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
  }
});

test('S16 errors, webhooks and health checks have the policies and are not cached', async () => {
  const post = (headers: Record<string, string> = {}) => ({ method: 'POST', body: '{}', headers });
  const cases: [path: string, init: RequestInit, status: number][] = [
    ['/healthz', {}, 200],
    ['/%', {}, 400],
    ['/assets/gone.js', {}, 404],
    ['/', post(), 405],
    ['/hooks/content', {}, 405],
    ['/hooks/content', post(), 401],
    ['/hooks/content', post({ 'x-webhook-secret': WEBHOOK_SECRET }), 204],
    ['/hooks/preview-link', {}, 405],
    ['/hooks/preview-link', post(), 401],
    ['/csp-report', {}, 405],
    ['/csp-report', post(), 204],
  ];
  for (const [path, init, status] of cases) {
    const { headers, ...answer } = await fetch(site.origin + path, init).then((response) => ({
      status: response.status,
      headers: Object.fromEntries(response.headers),
    }));
    expect([path, answer.status]).toEqual([path, status]);
    expect(headers, `${path} ${status}`).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  for (const path of ['/content/api/none', '/operator/none', '/operator/accounts/profile'])
    expect((await fetch(site.origin + path)).headers.get('referrer-policy'), path).toBeTruthy();
});

test('RTE-5 B34 B35 redirects unknown paths to home in their language; missing files get 404', async () => {
  const at = async (path: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  expect(await at('/nowhere/at/all?x=1')).toEqual([302, '/?notice=gone']);
  expect(await at('/es/nowhere')).toEqual([302, '/es?notice=gone']);
  expect(await at('/assets/old-chunk-123.js')).toEqual([404, null]);
  expect(await at('/?btag=a%0d%0ab&discount=100%')).toEqual([200, null]);
  expect(await at('/%00')).toEqual([400, null]);
  expect(await at('/%')).toEqual([400, null]);
  expect(await at(`/${'a'.repeat(9000)}`)).toEqual([400, null]);
});

test('RTE-5 SPT-3 SPT-4 redirects from removed content, with the reason in the URL', async () => {
  for (const [path, to] of [
    ['/games/no-such-game', '/games?notice=game'],
    ['/providers/Nobody', '/games?notice=provider'],
    ['/providers/%20', '/games?notice=provider'],
    ['/providers/a%2Fb', '/games?notice=provider'],
    ['/providers/%F0%9F%8E%B0', '/games?notice=provider'],
    ['/help/nothing', '/help?notice=help'],
    ['/help/payments/nothing', '/help?notice=help'],
    ['/help/%2e%2e%2f/x', '/help?notice=help'],
    ['/legal/no-such-text', '/?notice=gone'],
    ['/es/legal/no-such-text', '/es?notice=gone'],
    ['/welcome/no-such-campaign', '/?notice=gone'],
    ['/legal/cookies', '/cookies'],
    ['/welcome/welcome', '/welcome'],
  ] as const) {
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, to]);
  }
});

test('SEC read-only endpoints refuse writes', async () => {
  for (const path of [
    '/',
    '/games',
    '/robots.txt',
    '/sw.js',
    '/manifest.webmanifest',
    '/healthz',
  ]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(site.origin + path, { method });
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([
        405,
        'GET, HEAD',
      ]);
    }
    expect((await fetch(site.origin + path, { method: 'HEAD' })).status, path).toBe(200);
  }
});

test('SSR anonymous pages are cacheable and compressed, with an ETag that gives 304', async () => {
  const first = await fetch(site.origin, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  expect(first.headers.get('cdn-cache-control')).toBe('max-age=30, stale-while-revalidate=300');
  expect(first.headers.get('vary')).toContain('Accept-Encoding');
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('set-cookie')).toBeNull();
  const again = await fetch(site.origin, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('PWA-6 sends the shell with its release, so that workers of other releases skip it', async () => {
  const { headers } = await fetch(`${site.origin}/app-shell`);
  const facts = await (await fetch(`${site.origin}/sw.js`)).text();
  expect(headers.get('x-release')).toMatch(/^\w+/);
  expect(facts).toContain(`"${headers.get('x-release')}"`);
});

test.each(['/sw.js', '/sw-code.js', '/sw-push.js', '/sw-session.js', '/app-shell'])(
  'PF-12 %s is revalidated on every visit and sent only when changed',
  async (path) => {
    const etag = (await fetch(site.origin + path)).headers.get('etag') ?? '';
    const ask = (known: string) =>
      fetch(site.origin + path, { headers: { 'if-none-match': known } });
    const same = await ask(`W/"other", ${etag}`);
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect((await ask('W/"other"')).status).toBe(200);
  },
);

test('PWA-6 never sends facts of one release with the code of another', async () => {
  const code = await fetch(`${site.origin}/sw-code.js?0123456789abcdef`);
  expect([code.status, code.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

test('S17 no page contains data of another request', async () => {
  const canaries = Array.from(
    { length: OWN_QUERIES_AT_ONCE / 2 },
    (_, n) => `canary${n}x${Math.random().toString(36).slice(2)}`,
  );
  const pages = await Promise.all(
    canaries.map(async (canary) => {
      const others = { cookie: `c=cookie-${canary}`, 'x-canary': `header-${canary}` };
      const url = `${site.origin}/games?q=${canary}&utm=unread-${canary}`;
      return (await fetch(url, { headers: others })).text();
    }),
  );
  pages.forEach((page, at) => {
    expect(canaries.filter((canary) => page.includes(canary))).toEqual([canaries[at]]);
    expect(page).not.toMatch(/(?:cookie|header|unread)-canary/);
  });
});

test('PF-11 the webhook requires its secret', async () => {
  const post = (secret: string) =>
    fetch(`${site.origin}/hooks/content`, {
      method: 'POST',
      headers: { 'x-webhook-secret': secret },
      body: '{"event":"entry.publish","model":"home"}',
    });
  expect((await post('guess')).status).toBe(401);
  expect((await post(WEBHOOK_SECRET)).status).toBe(204);
  expect((await fetch(`${site.origin}/hooks/content`)).status).toBe(405);
});

test('PWA-4 every icon of a page exists, including those that browsers request by default', async () => {
  const html = await (await fetch(site.origin)).text();
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(named).toHaveLength(3);
  for (const path of [...named.map(([, href]) => href), '/favicon.ico']) {
    const { status, headers } = await fetch(site.origin + path);
    expect([path, status, headers.get('content-type')?.split('/')[0]]).toEqual([
      path,
      200,
      'image',
    ]);
  }
});
