import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { seededDatabases } from '../../tests/sandbox/seeded-databases.ts';
import { readProxies } from '../lib/proxies.ts';
import { defaultMounts } from '../sandbox/http/families.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { createSiteServer } from './site-server.ts';

/** Failed log-ins by passkey per address and minute. */
const LIMIT = 30;

/** @returns a function that fails to log in by passkey on behalf of an address */
async function serve(trusted: string) {
  const sandbox = createSandbox({
    dataDir: ':memory:',
    databases: seededDatabases(undefined),
    mounts: defaultMounts,
    allowOrigins: [],
    staff: [],
    webhooks: [],
    log: () => undefined,
  });
  const server = createSiteServer(
    [({ req, res, client }) => sandbox.handle(req, res, client.address)],
    () => 'http://127.0.0.1',
    { log: console.error, proxies: readProxies(trusted), isKnownHost: () => true },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await sandbox.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (address: string) => {
    const answer = await fetch(`${origin}/operator/accounts/sessions/passkey`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'x-request-id': crypto.randomUUID(),
        'x-forwarded-for': address,
      },
      body: '{"answer":{}}',
    });
    return answer.status;
  };
}

test('SEC limits each visitor behind a trusted proxy separately', async () => {
  const ask = await serve('127.0.0.1');
  for (let n = 0; n < LIMIT; n++) expect(await ask('203.0.113.9')).toBe(401);
  expect(await ask('203.0.113.9')).toBe(429);
  expect(await ask('6.6.6.6, 203.0.113.9')).toBe(429);
  expect(await ask('203.0.113.10')).toBe(401);
});

test('SEC ignores forwarded headers without a trusted proxy', async () => {
  const ask = await serve('');
  for (let n = 0; n < LIMIT; n++) expect(await ask(`203.0.113.${n}`)).toBe(401);
  expect(await ask('203.0.113.200')).toBe(429);
});
