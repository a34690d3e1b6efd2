import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import { embedOperator } from './embedded-operator.ts';
import { readEnvironment } from './environment.ts';
import type { Exchange } from './exchange.ts';
import { listenForFrames, withFrames } from './frames.ts';

const PUSH_TOKEN = 'token-of-the-staff';

/** Starts the embedded operator. It answers 418 to paths that it leaves to the site. */
async function start(endpoints: object, routes: object = {}) {
  const checked = checkConfig({
    ...defaults,
    endpoints: { ...defaults.endpoints, ...endpoints },
    routes: { ...defaults.routes, ...routes },
  });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-operator-'));
  const environment = readEnvironment({ DATA_DIR: dataDir, FRAMES_PORT: '0', PUSH_TOKEN });
  const { embedded: secrets } = environment;
  if (!secrets) throw new Error('a trial has secrets');
  const frames = await listenForFrames(environment, checked.value);
  const config = frames ? withFrames(checked.value, frames.origin) : checked.value;
  const server = createServer(async (req, res) => {
    const client = { address: '127.0.0.1' };
    for (const step of operator?.steps ?? [])
      if (await step({ req, res, client } as Exchange)) return;
    res.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = () => undefined;
  const operator = embedOperator({ config, environment, secrets, origin, frames, log });
  onTestFinished(async () => {
    frames?.close();
    server.closeAllConnections();
    server.close();
    await operator?.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    /** Whether an app has this path: its API refuses unknown calls in JSON. */
    async isFramed(path: string) {
      const answer = await fetch((frames?.origin ?? '') + path);
      return answer.headers.get('content-type')?.includes('json') === true;
    },
  };
}

test('SEC does not serve a content API, games or sportsbook that are elsewhere', async () => {
  const { ask, isFramed } = await start({
    content: 'https://cms.foyer.example',
    slotsSession: 'https://games.foyer.example',
    sportsbook: 'https://book.foyer.example',
  });
  for (const path of ['/content', '/content/api/routes', '/content/_health', '/content/uploads'])
    expect([path, (await ask(path)).status]).toEqual([path, 418]);
  // Pictures of the operator itself.
  const games = await (await ask('/operator/games')).text();
  const [picture = ''] = /\/content\/uploads\/[^"]+/.exec(games) ?? [];
  expect((await ask(picture)).status).toBe(200);

  const apps = ['sportsbook', 'slot', 'blackjack', 'roulette', 'chat'];
  const framed = await Promise.all(apps.map((app) => isFramed(`/${app}/api/none`)));
  expect(apps.filter((_, at) => framed[at])).toEqual(['chat']);
});

test('PGS-1 CFG-3 sends the link for a new password to the configured route', async () => {
  const { ask } = await start({}, { login: '/entrar' });
  await ask('/operator/accounts/password-resets', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-ID': randomUUID() },
    body: JSON.stringify({ email: 'vera@players.marquee.example' }),
  });
  const headers = { Authorization: `Bearer ${PUSH_TOKEN}` };
  const outbox = await ask('/operator/outbox', { headers });
  const { mails } = (await outbox.json()) as { mails: { path?: string }[] };
  expect(mails[0]?.path).toMatch(/^\/entrar\/new-password#[\w-]{43}$/);
});
