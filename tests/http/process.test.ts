import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../fixtures/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ chat: undefined, routes: { stores: undefined } });
});
afterAll(() => site.stop());

test('CFG-6 the start logs the effect of the configuration', async () => {
  for (const line of [
    'siteUrl is not set',
    'not mounted, no path in routes: stores;',
    'chat button hidden: chat is not set',
  ])
    expect(site.output()).toContain(line);
});

test('REQ-6 the server logs each request it makes', async () => {
  await fetch(site.origin);
  await expect.poll(site.output).toMatch(/GET http:\S+\/content\/api\/desktop-menus\S* 200 \d+ ms/);
});

test('CFG-1 a port in use and a foreign host end the start with one line', async () => {
  const { port: PORT } = new URL(site.origin);
  const linesOf = (environment: Record<string, string>) =>
    startSite({}, environment).then(
      () => 'started',
      ({ message }: Error) => message.trim().split('\n').slice(1),
    );
  expect(await linesOf({ PORT })).toEqual([
    `Port ${PORT} on 127.0.0.1 is in use; set PORT to another one.`,
  ]);
  expect(await linesOf({ HOST: '192.0.2.1' })).toEqual([
    'HOST: found 192.0.2.1; expected an address of this machine',
  ]);
});

test('F24 an unusable data file ends the start with one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-damaged-'));
  writeFileSync(join(folder, 'operator.sqlite'), 'this was a database once '.repeat(200));
  const failed = await startSite({}, { DATA_DIR: folder }).catch(({ message }: Error) => message);
  expect(failed).toContain('ended with 78');
  expect(failed).toMatch(/^DATA_DIR: \S+operator\.sqlite is damaged \(.+\); move \S+ away$/m);
  expect(failed).not.toContain('    at ');
  rmSync(folder, { recursive: true });
});

// The last one: it ends the site.
test('R8 F50 SIGTERM lets a hundred requests in progress finish, then exits', async () => {
  const { hostname, port } = new URL(site.origin);
  const begun = Array.from({ length: 100 }, () => {
    // The server asks for the body (100 Continue), so the request is in progress.
    const headers = { expect: '100-continue', 'content-type': 'application/csp-report' };
    const call = request({ hostname, port, path: '/csp-report', method: 'POST', headers });
    call.flushHeaders();
    return { call, answered: once(call, 'response'), continues: once(call, 'continue') };
  });
  await Promise.all(begun.map(({ continues }) => continues));
  const ended = site.stop('SIGTERM');
  while (await fetch(site.origin).then(Boolean, () => false));
  for (const { call } of begun) call.end('{}');
  const answers = await Promise.all(begun.map(({ answered }) => answered));
  expect(answers.map(([answer]) => (answer as IncomingMessage).statusCode)).toEqual(
    begun.map(() => 204),
  );
  expect(await ended).toBe(0);
});

test('CFG-1 an invalid configuration stops the start with one line per error', async () => {
  const failed = await startSite({ curency: 'EUR', routes: { games: 'games' } }).catch(
    (error: Error) => error.message,
  );
  expect(failed).toContain('ended with 78');
  expect(failed).toContain('curency: unknown key; did you mean currency?');
  expect(failed).toContain('routes.games: found "games"; expected a path such as /games');
});

test('CFG-1 AUT-3 refuses to start a site that could never keep a session', async () => {
  const siteUrl = 'http://localhost:3000';
  const endpoints = { operator: 'http://127.0.0.1:4000/operator' };
  await expect(startSite({ siteUrl, endpoints })).rejects.toThrow(
    /ended with 78 .*endpoints\.operator: found .* expected an address of the same site as siteUrl/s,
  );
});
