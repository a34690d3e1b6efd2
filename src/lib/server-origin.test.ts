import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { namedOrigin, originOf } from './server-origin.ts';

test('CFG-1 writes an IPv6 address in brackets', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(['::1', '127.0.0.1', 'localhost'].map((host) => originOf(server, host))).toEqual([
    `http://[::1]:${port}`,
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
  ]);
  server.close();
});

test.each(['127.0.0.1', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'])(
  'CFG-1 names this machine for the loopback address %s',
  (host) => expect(namedOrigin(`http://${host}:3000`)).toBe('http://localhost:3000'),
);

test.each(['[::]', '127.0.0.10', '192.168.1.20'])(
  'CFG-1 leaves the address %s, where localhost may not lead',
  (host) => expect(namedOrigin(`http://${host}:3000`)).toBe(`http://${host}:3000`),
);
