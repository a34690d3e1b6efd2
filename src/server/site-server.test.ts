import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readProxies } from '../lib/proxies.ts';
import { reply } from './exchange.ts';
import { createSiteServer } from './site-server.ts';

/** @param trusted proxies */
async function start(trusted = '') {
  const lines: string[] = [];
  const server = createSiteServer([(exchange) => reply(exchange, 200, {})], () => 'http://site', {
    log: (line) => lines.push(line),
    proxies: readProxies(trusted),
    isKnownHost: () => true,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const at = async (path: string, headers = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
  return { at, lines };
}

test('B38 refuses a path with a long row of slashes', async () => {
  const { at } = await start();
  expect(await at(`/sports${'/'.repeat(4000)}x`)).toBe(400);
  expect(await at(`/sports//x?from=${'/'.repeat(20)}`)).toBe(200);
});

test('SEC B36 warns once of a proxy that is not trusted', async () => {
  const { at, lines } = await start();
  await at('/');
  expect(lines).toEqual([]);
  for (const path of ['/', '/games']) await at(path, { 'X-Forwarded-For': '203.0.113.9' });
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES is not set')]);

  const behind = await start('127.0.0.1');
  await behind.at('/', { 'X-Forwarded-For': '203.0.113.9' });
  expect(behind.lines).toEqual([]);
});
