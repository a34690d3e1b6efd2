import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Starts a site whose first request causes an unhandled rejection. */
const SITE = `
  import { createSiteServer } from ${moduleAt('./site-server.ts')};
  import { closeOnSignal, listen } from ${moduleAt('./running.ts')};
  import { readProxies } from ${moduleAt('../lib/proxies.ts')};
  const steps = [({ res }) => {
    void Promise.reject(new Error('nobody waits for this'));
    setTimeout(() => res.end('late'), 60_000);
    return true;
  }];
  const server = createSiteServer(steps, () => 'http://site', {
    log: console.error, proxies: readProxies(''), isKnownHost: () => true,
  });
  closeOnSignal(server, () => {}, () => {});
  await listen(server, { port: 0, host: '127.0.0.1' });
  fetch('http://127.0.0.1:' + server.address().port).catch(() => {});
`;
function moduleAt(path: string): string {
  return JSON.stringify(new URL(path, import.meta.url).href);
}

test('F51 logs an unhandled rejection once and exits for the supervisor to restart', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SITE], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(told.split('Error: nobody waits for this')).toHaveLength(2);
});

test('F51 exits even when something would keep the process alive', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const keepers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(ts|mjs)$/.test(name))
    .filter((name) =>
      /unhandledRejection|uncaughtException/.test(readFileSync(folder + name, 'utf8')),
    );
  expect(keepers).toEqual([]);
});
