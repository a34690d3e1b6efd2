import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createListener } from './listener.ts';
import { type Client, readProxies } from './proxies.ts';

async function listen(headers: Record<string, string> = {}) {
  const clients: Client[] = [];
  const hosts: (string | undefined)[] = [];
  const server = createListener(
    {
      headers,
      proxies: readProxies('127.0.0.1'),
      isKnownHost: (host) => host === 'www.foyer.example',
    },
    (req, res, client) => {
      clients.push(client);
      hosts.push(req.headers.host);
      if (req.method === 'GET') res.end('seen');
      else req.resume().once('end', () => res.end('read'));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, clients, hosts };
}

/** Writes text to a connection. @returns what the server sent before it closed the connection */
function write(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}

const status = (port: number, path: string, headers: Record<string, string | string[]>) =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, String(answer.headers['content-security-policy'])]);
    });
    asked.once('error', reject);
    asked.end();
  });
const POLICY = expect.stringContaining("default-src 'none'");

test('SEC B36 answers an unknown host with 421, except for health checks', async () => {
  const { port, clients } = await listen();
  expect(await status(port, '/', { host: 'evil.example' })).toEqual([421, POLICY]);
  expect(await status(port, '/', { host: '' })).toEqual([421, POLICY]);
  expect(clients).toEqual([]);
  expect((await status(port, '/healthz', { host: '10.2.3.4:3000' }))[0]).toBe(200);
  expect((await status(port, '/', { host: 'www.foyer.example' }))[0]).toBe(200);
});

test('SEC B36 answers two or no Host headers with 400', async () => {
  const { port, clients } = await listen();
  const ask = (hosts: string) => write(port, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  const host = 'Host: www.foyer.example\r\n';
  expect(await ask(host)).toMatch(/^HTTP\/1\.1 200 /);
  for (const hosts of [host + host, `${host}host: evil.example\r\n`, ''])
    expect(await ask(hosts)).toMatch(/^HTTP\/1\.1 400 /);
  expect(clients).toHaveLength(1);
});

test('SEC passes host and address from a trusted proxy to handlers', async () => {
  const { port, clients, hosts } = await listen();
  await status(port, '/', {
    host: 'inner:3000',
    'x-forwarded-host': 'www.foyer.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
  expect(clients).toEqual([{ address: '203.0.113.9', scheme: 'https', host: 'www.foyer.example' }]);
  expect(hosts).toEqual(['www.foyer.example']);
});

test('SEC R7 F49 closes idle, half-open and bodiless connections within 8 s', async () => {
  const { server, port } = await listen();
  // The server checks its connections twice a second.
  for (const limitMs of [server.headersTimeout, server.requestTimeout]) {
    expect(limitMs).toBeGreaterThan(0);
    expect(limitMs).toBeLessThanOrEqual(7500);
  }
  server.headersTimeout = 10;
  server.requestTimeout = 20;
  const head = 'POST / HTTP/1.1\r\nHost: www.foyer.example\r\nContent-Length: 100\r\n\r\n';
  const answers = await Promise.all(
    ['', 'GET / HTTP/1.1\r\n', head, `${head}a few bytes`].map((text) => write(port, text)),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('S16 B37 sends the policies with refusals of malformed requests', async () => {
  const { port } = await listen({ 'Strict-Transport-Security': 'max-age=63072000' });
  for (const [text, code] of [
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: www.foyer.example\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'GET / HTTP/1.1\r\nHost: www.foyer.example\r\nExpect: a-fish\r\nConnection: close\r\n\r\n',
      417,
    ],
  ] as const) {
    const answer = await write(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    for (const name of ['Content-Security-Policy', 'Referrer-Policy', 'Strict-Transport-Security'])
      expect(answer).toContain(`\r\n${name}: `);
  }
});
