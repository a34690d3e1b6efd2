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

test('CFG-1 names this machine for both loopback addresses, and no other', () => {
  expect(
    ['127.0.0.1', '[::1]', '[::]', '127.0.0.10', '192.168.1.20'].map((host) =>
      namedOrigin(`http://${host}:3000`),
    ),
  ).toEqual([
    'http://localhost:3000',
    'http://localhost:3000',
    'http://[::]:3000',
    'http://127.0.0.10:3000',
    'http://192.168.1.20:3000',
  ]);
});
