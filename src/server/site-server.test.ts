import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readProxies } from '../lib/proxies.ts';
import { reply } from './exchange.ts';
import { createSiteServer } from './site-server.ts';

test('B38 refuses a path with a long row of slashes', async () => {
  const server = createSiteServer([(exchange) => reply(exchange, 200, {})], () => 'http://site', {
    log: console.error,
    proxies: readProxies(),
    isKnownHost: () => true,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const at = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await at(`/sports${'/'.repeat(4000)}x`)).toBe(400);
  expect(await at(`/sports//x?from=${'/'.repeat(20)}`)).toBe(200);
});
