import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createContractClient } from '../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../tests/sandbox/run-sandbox.ts';
import { SEEDED_PASSWORD } from './accounts/seeded-players.ts';

const running: RunningSandbox[] = [];
async function start(options: Parameters<typeof runSandbox>[0] = {}): Promise<RunningSandbox> {
  const sandbox = await runSandbox(options);
  running.push(sandbox);
  return sandbox;
}
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.stop();
});

describe('REQ-10 weather', () => {
  it('REQ-10 fails every second call, breaks JSON, and recovers', async () => {
    const { send, get } = await start();
    await send('PUT', '/operator/weather', { content: { failureRate: 0.5, status: 503 } });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await get('/content/api/routes')).status);
    expect(statuses).toEqual([200, 503, 200, 503]);
    expect((await get('/operator/jackpots')).status).toBe(200);

    await send('PUT', '/operator/weather', { operator: { malformed: true } });
    await expect(get('/operator/jackpots')).rejects.toThrow(SyntaxError);

    await send('PUT', '/operator/weather', {});
    expect((await get('/operator/jackpots')).status).toBe(200);
  });

  it('REQ-9 responds 503 with the flag during maintenance', async () => {
    const { send, get } = await start();
    await send('PUT', '/operator/weather', { operator: { maintenance: true } });
    expect(await get('/operator/games')).toMatchObject({
      status: 503,
      body: { maintenance: true },
    });
  });

  it('REQ-10 tolerates a client that disconnects from a delayed response', async () => {
    const { send, url, logged, inProgress } = await start();
    await send('PUT', '/operator/weather', { operator: { delayMs: 600_000 } });
    const leaving = new AbortController();
    const left = fetch(`${url}/operator/jackpots`, { signal: leaving.signal });
    await expect.poll(inProgress).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(inProgress).toBe(0);
    expect(logged).toEqual([]);
  });

  it('REQ-8 sets weather per family, and can refuse every token', async () => {
    const { send, get } = await start();
    await send('PUT', '/operator/weather', { slotsSession: { unauthorized: true } });
    expect(await get('/slots-session/sessions/pending')).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    expect((await get('/operator/games')).status).toBe(200);
    expect((await get('/operator/accounts/me')).body).toMatchObject({ code: 'token_missing' });
  });

  it('REQ-10 may be set by anyone only on a demo site', async () => {
    const { url, get } = await start({ settings: { demoWeather: 'machine' } });
    const set = (headers = {}) =>
      fetch(`${url}/operator/weather`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ operator: { maintenance: true } }),
      });
    // Behind a proxy on the same machine, the visitor may be anyone.
    expect((await set({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(401);
    expect((await set()).status).toBe(200);
    expect((await get('/operator/games')).status).toBe(503);
  });

  it('REQ-10 requires the token and names an invalid setting', async () => {
    const { send, get } = await start();
    expect((await get('/operator/weather')).status).toBe(401);
    const wrong = { content: { delayMs: -1 } };
    expect(await send('PUT', '/operator/weather', wrong)).toMatchObject({
      status: 422,
      body: { field: 'content.delayMs' },
    });
  });
});

describe('CFG-4 calls from another origin', () => {
  it('CFG-4 B28 allows exact origins only', async () => {
    const { url } = await start({ allowOrigins: ['https://site.example'] });
    const ask = (origin: string, init: RequestInit = {}) =>
      fetch(`${url}/content/api/routes`, { headers: { Origin: origin }, ...init });
    const good = await ask('https://site.example');
    expect(good.headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect(good.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    for (const origin of ['https://site.example.evil', 'http://site.example', 'null']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
    const preflight = await fetch(`${url}/operator/games`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://site.example', 'Access-Control-Request-Headers': 'x-request-id' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Request-ID');
  });

  it('REQ-2 allows credentials except for terminal and payment-proxy; exposes Retry-After', async () => {
    const { url } = await start({ allowOrigins: ['https://site.example'] });
    const headers = { Origin: 'https://site.example' };
    for (const [path, credentials] of [
      ['/operator/accounts/me', 'true'],
      ['/slots-session/sessions/pending', 'true'],
      ['/fraud-proxy/devices', 'true'],
      ['/terminal/device', null],
      ['/payment-proxy/deposits', null],
    ]) {
      const answer = await fetch(url + path, { headers });
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example');
      expect(answer.headers.get('access-control-allow-credentials')).toBe(credentials);
      expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
      const preflight = await fetch(url + path, { method: 'OPTIONS', headers });
      const allowed = preflight.headers.get('access-control-allow-headers');
      for (const name of ['Authorization', 'X-Request-ID', 'Idempotency-Key', 'X-API-KEY']) {
        expect(allowed).toContain(name);
      }
    }
  });

  it('REQ-2 logs in and stays logged in with the cookie from another port', async () => {
    const site = 'http://localhost:3000';
    const { url } = await start({ allowOrigins: [site] });
    const client = createContractClient(url);
    const headers = { Origin: site, 'Sec-Fetch-Site': 'same-site' };
    const body = { username: 'vera', password: SEEDED_PASSWORD };
    const signedIn = await client.call('signIn', { body, headers });
    expect(signedIn.status).toBe(201);
    const Cookie = `__Host-rt=${signedIn.refreshToken}`;
    const refreshed = await client.call('refreshSession', { headers: { ...headers, Cookie } });
    expect(refreshed.status).toBe(200);
  });

  it('CFG-4 keeps responses same-origin when no origins are allowed', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/content/api/routes`, { headers: { Origin: 'https://a.b' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it.each(['/content/api/stores?populate=*', '/operator/games?limit=500'])(
    'PF-12 CFG-4 compresses %s, and responds 304 if the client has it',
    async (path) => {
      const { url } = await start();
      const ask = (headers = {}) =>
        fetch(url + path, { headers: { 'Accept-Encoding': 'gzip, br', ...headers } });
      const first = await ask();
      expect(first.headers.get('content-encoding')).toBe('br');
      const etag = first.headers.get('etag') ?? '';
      const again = await ask({ 'If-None-Match': `"another", ${etag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('vary')).toBe('Origin, Accept-Encoding');
      const other = await ask({ 'If-None-Match': '"another"' });
      expect([other.status, other.headers.get('etag')]).toEqual([200, etag]);
    },
  );

  it('PF-12 CFG-4 sends changed content again, and never shares an editor’s responses', async () => {
    const { url, send } = await start();
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${url}/content/api/company-info`, { headers });
    const etag = (await ask()).headers.get('etag') ?? '';
    await send('PUT', '/content/api/company-info', { data: { phone: '1' } });
    const changed = await ask({ 'If-None-Match': etag });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
    const own = await ask({ Authorization: 'Bearer test-token' });
    expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, null]);
  });
});

describe('CFG-4 pictures', () => {
  it('CFG-4 B43 are cached for long only with a version, cannot run scripts, SVG compressed', async () => {
    const { url } = await start();
    const picture = `${url}/content/uploads/logo.svg`;
    const versioned = await fetch(`${picture}?v=1`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(versioned.headers.get('content-type')).toBe('image/svg+xml');
    expect(versioned.headers.get('content-encoding')).toBe('br');
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(versioned.headers.get('content-security-policy')).toContain('sandbox');
    const plain = await fetch(picture, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0');
    expect(await plain.text()).toBe(await versioned.text());
    const bitmap = await fetch(`${url}/content/uploads/small_banner-app.avif`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(bitmap.headers.get('content-type')).toBe('image/avif');
    expect(bitmap.headers.get('content-encoding')).toBeNull();
    for (const name of ['nope.svg', 'index.json', '..%2Fstart.ts', 'constructor']) {
      expect((await fetch(`${url}/content/uploads/${name}`)).status).toBe(404);
    }
  });
});

describe('CFG-4 the data folder', () => {
  it('CFG-4 is seeded once: an edit survives a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    try {
      const first = await runSandbox({ dataDir });
      await first.send('PUT', '/content/api/company-info', { data: { phone: '1' } });
      await first.stop();
      const again = await start({ dataDir });
      expect((await again.get('/content/api/company-info')).body).toMatchObject({
        data: { phone: '1' },
      });
    } finally {
      for (const sandbox of running.splice(0)) await sandbox.stop();
      rmSync(dataDir, { recursive: true });
    }
  });
});
