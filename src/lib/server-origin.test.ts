import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { originOf } from './server-origin.ts';

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
