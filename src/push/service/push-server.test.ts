import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readProxies } from '../../lib/proxies.ts';
import { type ApiRequest, json } from './exchange.ts';
import { createPushServer } from './push-server.ts';

async function serve(
  respond = async (request: ApiRequest) =>
    json(200, request.method === 'POST' && (await request.readJson())),
) {
  const lines: string[] = [];
  const addresses: string[] = [];
  const server = createPushServer({
    base: '/operator',
    siteUrl: 'https://www.foyer.example',
    answer: async (request) => {
      addresses.push(request.address);
      return respond(request);
    },
    log: (line) => lines.push(line),
    listener: {
      proxies: readProxies('127.0.0.1'),
      isKnownHost: (host) => host === 'push.foyer.example',
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  /** @returns what the server sent before it closed the connection */
  const write = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => void socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.once('close', () => resolve(answer));
      socket.once('error', reject);
    });
  return { server, write, lines, addresses };
}

const HOST = 'Host: push.foyer.example\r\n';
const body = (length: number, sent: string) =>
  `POST /operator/push/clicks HTTP/1.1\r\n${HOST}Content-Length: ${length}\r\n\r\n${sent}`;

test('SEC R7 the push service closes idle, half-open and bodiless connections within 8 s', async () => {
  const { server, write, lines } = await serve();
  // The server checks its connections twice a second.
  for (const limitMs of [server.headersTimeout, server.requestTimeout]) {
    expect(limitMs).toBeGreaterThan(0);
    expect(limitMs).toBeLessThanOrEqual(7500);
  }
  server.headersTimeout = 10;
  server.requestTimeout = 20;
  const half = ['', 'GET / HTTP/1.1\r\n', body(100, ''), body(100, '{"a')];
  for (const answer of await Promise.all(half.map(write)))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(lines).toEqual([]);
});

test('S16 B37 the push service sends HSTS and the policies with every response', async () => {
  const { write } = await serve();
  const ask = (line: string, headers: string) =>
    `${line} HTTP/1.1\r\n${headers}Connection: close\r\n`;
  const cases = [
    [200, `${ask('GET /operator/push/key', HOST)}\r\n`],
    [204, `${ask('OPTIONS /operator/push/key', HOST)}\r\n`],
    [400, `${ask('POST /operator/push/clicks', `${HOST}Content-Length: 1\r\n`)}\r\n{`],
    [404, `${ask('GET /elsewhere', HOST)}\r\n`],
    // A health check only knows the address.
    [200, `${ask('GET /healthz', 'Host: 10.0.0.7\r\n')}\r\n`],
    [400, `${ask('GET /operator/push/key', '')}\r\n`],
    [400, `${ask('GET /operator/push/key', HOST + HOST)}\r\n`],
    [400, 'nonsense\r\n\r\n'],
    [421, `${ask('GET /operator/push/key', 'Host: evil.example\r\n')}\r\n`],
    [417, `${ask('GET /operator/push/key', `${HOST}Expect: a-fish\r\n`)}\r\n`],
    [431, `${ask('GET /operator/push/key', `${HOST}A: ${'a'.repeat(20_000)}\r\n`)}\r\n`],
  ] as const;
  for (const [status, text] of cases) {
    const answer = await write(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of ['Strict-Transport-Security', 'Content-Security-Policy', 'Referrer-Policy'])
      expect(answer, `${status} ${name}`).toContain(`\r\n${name}: `);
  }
});

test('SEC B36 the push service takes the address of a client from a trusted proxy', async () => {
  const { write, addresses } = await serve();
  const forwarded = 'X-Forwarded-For: 203.0.113.9\r\nConnection: close\r\n';
  expect(await write(`GET /operator/push/key HTTP/1.1\r\n${HOST}${forwarded}\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  expect(addresses).toEqual(['203.0.113.9']);
});

test('F22 REQ-3 the push service logs a fault with the reference that the caller gets', async () => {
  const { write, lines } = await serve(async () => {
    throw new Error('no database');
  });
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const headers = `${HOST}X-Request-ID: ${id}\r\nConnection: close\r\n`;
  expect(await write(`GET /operator/push/key HTTP/1.1\r\n${headers}\r\n`)).toContain(
    `"requestId":"${id}"`,
  );
  expect(lines).toEqual([`push: GET /push/key ${id}: no database`]);
});
