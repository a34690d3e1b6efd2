import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { EndpointBases } from '../config/public-config.ts';
import { launchDemo } from '../operator/launch.ts';
import { createApi } from './api.ts';
import { createHttp } from './http.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function site(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const bases = {
    content: '/content',
    operator: '/operator',
    casinoGateway: '/cg',
    slotsSession: '/ss',
    paymentProxy: '/pp',
    terminal: '/t',
    nyx: '/n',
    fraudProxy: '/f',
    sportsbook: '/sb',
  };
  const http = createHttp({
    bases,
    origin,
    fetch,
    token: () => 'secret',
    maxBytes: 1000,
    log: (line) => lines.push(line),
  });
  return { http, api: createApi(http, bases), lines, origin };
}
const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

test('REQ-3 REQ-4 sends the request id and the token to the operator', async () => {
  const seen: Record<string, unknown>[] = [];
  const { http } = await site((request, response) => {
    seen.push(request.headers);
    json({})(request, response);
  });
  await http.request({ url: '/operator/games' });
  await http.request({ url: '/operator/games' });
  await http.request({ url: '/operator/games', anonymous: true });
  expect(seen[0]).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
  expect(seen[0]?.['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
  expect(seen[1]?.['x-request-id']).not.toBe(seen[0]?.['x-request-id']);
  expect(seen[2]).not.toHaveProperty('authorization');
});

test('REQ-2 REQ-3 REQ-4 keeps each family’s rules when all have the same base', async () => {
  const base = 'https://api.example.com';
  const names = ['content', 'operator', 'casinoGateway', 'slotsSession', 'paymentProxy'] as const;
  const others = ['terminal', 'nyx', 'fraudProxy', 'sportsbook'] as const;
  const bases = Object.fromEntries([...names, ...others].map((name) => [name, base]));
  const sent: RequestInit[] = [];
  const http = createHttp({
    bases: bases as EndpointBases,
    origin: 'https://www.example.com',
    token: () => 'secret',
    fetch: async (_url, init = {}) => {
      sent.push(init);
      return Response.json({});
    },
  });
  const api = createApi(http, bases as EndpointBases);
  for (const family of ['operator', 'paymentProxy', 'nyx'] as const)
    await api.send({ family, path: '/x', method: 'GET' });
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'omit', 'omit']);
  const sets = sent.map(({ headers }) => Object.keys(headers as object).sort());
  expect(sets).toEqual([
    ['authorization', 'content-type', 'x-request-id'],
    ['authorization', 'content-type'],
    ['content-type'],
  ]);
});

test('REQ-1 sends JSON without a content type to the casino gateway', async () => {
  const seen: [type: string | undefined, body: string][] = [];
  const { http, api } = await site((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push([request.headers['content-type'], body]);
      json({})(request, response);
    });
  });
  await launchDemo(api, 'casinoGateway', { game: 'ace', lang: 'en' });
  await http.request({ url: '/pp/deposits', method: 'POST', body: { a: 1 } });
  expect(seen).toEqual([
    [undefined, '{"game":"ace","mode":"demo","lang":"en"}'],
    ['application/json', '{"a":1}'],
  ]);
});

test('REQ-6 logs one line per request', async () => {
  const { http, lines, origin } = await site(json({}));
  await http.request({ url: '/operator/games' });
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^GET ${origin}/operator/games 200 \\d+ ms$`)),
  ]);
});

test('REQ-9 F15 F16 treats a flagged 503 as maintenance; retries any other once', async () => {
  let calls = 0;
  const flagged = await site((request, response) => {
    calls++;
    json({ maintenance: true }, 503)(request, response);
  });
  expect(await flagged.http.request({ url: '/operator/x' })).toMatchObject({
    ok: false,
    error: { status: 503, maintenance: true },
  });
  expect(calls).toBe(1);
  const plain = await site((request, response) => {
    calls++;
    json({}, 503)(request, response);
  });
  const answer = await plain.http.request({ url: '/operator/x' });
  expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: 503 } });
  expect(answer).not.toMatchObject({ error: { maintenance: true } });
  expect(calls).toBe(3);
});

test('REQ-10 F18 never sends a POST twice', async () => {
  let calls = 0;
  const { http } = await site((_request, response) => {
    calls++;
    response.socket?.destroy();
  });
  expect(await http.request({ url: '/operator/x', method: 'POST', body: {} })).toMatchObject({
    error: { kind: 'network' },
  });
  expect(calls).toBe(1);
});

test('REQ-10 times out after 8 s unless the caller allows more', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { http } = await site(json({}));
  await http.request({ url: '/operator/x', timeoutMs: 3000 });
  await http.request({ url: '/operator/x' });
  expect(timeout.mock.calls).toEqual([[3000], [8000]]);
  timeout.mockRestore();
});

test('REQ-10 F3 ends a hanging call at its timeout or when cancelled', async () => {
  const { http } = await site(() => {});
  expect(await http.request({ url: '/operator/x', timeoutMs: 50 })).toMatchObject({
    error: { kind: 'timeout' },
  });
  const controller = new AbortController();
  const call = http.request({ url: '/operator/x', signal: controller.signal });
  controller.abort();
  expect(await call).toMatchObject({ error: { kind: 'cancelled' } });
});

test.each<[string, RequestListener, string]>([
  [
    'truncated JSON',
    (_q, s) => s.writeHead(200, { 'content-type': 'application/json' }).end('{"a":'),
    'malformed',
  ],
  [
    'an HTML page',
    (_q, s) => s.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the wifi</h1>'),
    'malformed',
  ],
  ['a huge answer', json('x'.repeat(5000)), 'too-large'],
  [
    'an HTML page that tells of a fault',
    (_q, s) => s.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Fault</h1>'),
    'status',
  ],
  [
    'an answer a byte at a time',
    (_q, s) => {
      s.writeHead(200, { 'content-type': 'application/json' }).write('{');
      const drip = setInterval(() => s.write(' '), 10);
      s.on('close', () => clearInterval(drip));
    },
    'timeout',
  ],
])('REQ-10 F4 F5 F6 F8 F39 %s is an error value', async (_name, answer, kind) => {
  const { http } = await site(answer);
  expect(await http.request({ url: '/content/api/homes', timeoutMs: 200 })).toMatchObject({
    ok: false,
    error: { kind },
  });
});

test('F9 does not follow redirects of the content system', async () => {
  let reached = 0;
  const elsewhere = await site((_request, response) => {
    reached++;
    json({})(_request, response);
  });
  const { http } = await site((_request, response) =>
    response.writeHead(302, { location: `${elsewhere.origin}/content/api/homes` }).end(),
  );
  expect(await http.request({ url: '/content/api/homes' })).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(reached).toBe(0);
});
