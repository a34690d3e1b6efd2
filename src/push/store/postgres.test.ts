import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startNetwork } from '../../../tests/fixtures/network.ts';
import { type Postgres, startPostgres } from '../../../tests/fixtures/postgres.ts';
import { postgresDatabase } from './postgres.ts';
import type { Query } from './sql.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(() => postgres.stop());
afterEach(() => void vi.useRealTimers());

it('PWA-5 replaces a connection that falls silent, and the server drops its locks', async () => {
  const network = await startNetwork(new URL(await postgres.createDatabase()));
  const database = postgresDatabase(network.url, 30_000, 500);
  let locked = 0;
  const result = await database.transaction(async (query) => {
    await database.lock(query, 'shared');
    locked += 1;
    if (locked === 1) network.fallSilent();
    return query('SELECT 1 AS one');
  });
  expect(result).toEqual([{ one: 1 }]);
  // More than once again on a machine that stalls for half a second.
  expect(locked).toBeGreaterThan(1);
  await database.close();
  network.close();
});

it('F50 PWA-5 closes within a second although the server is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const network = await startNetwork(new URL(await postgres.createDatabase()));
  const database = postgresDatabase(network.url, 0);
  const { promise: isListening, resolve: heard } = Promise.withResolvers<void>();
  database.onAnnounced(heard);
  await isListening;
  const asked = database.transaction(async (query) => {
    network.fallSilent();
    const answer = query('SELECT 1');
    hasClosed = database.close().then(() => true);
    vi.advanceTimersByTime(1000);
    return answer;
  });
  let hasClosed: Promise<boolean> | undefined;
  await expect(asked).rejects.toThrow('Connection terminated');
  expect(await hasClosed).toBe(true);
  network.close();
});

it('PWA-5 does not time out a migration', async () => {
  const database = postgresDatabase(await postgres.createDatabase(), 30_000, 200);
  const result = await database.migration((query) => query('SELECT 1 AS one FROM pg_sleep(0.4)'));
  expect(result).toEqual([{ one: 1 }]);
  await database.close();
});

it('PWA-5 replaces a connection that breaks within a transaction', async () => {
  const url = await postgres.createDatabase();
  const database = postgresDatabase(url, 0);
  const administrator = postgresDatabase(url);
  const transaction = database.transaction(async (query) => {
    const [own] = await query('SELECT pg_backend_pid() AS pid');
    await administrator.transaction((ask) =>
      ask('SELECT pg_terminate_backend($1)', [Number(own?.['pid'])]),
    );
    // The server closes the connection between two queries.
    await administrator.transaction((ask) => ask('SELECT pg_sleep(0.2)'));
    return query('SELECT 1');
  });
  await expect(transaction).rejects.toThrow();
  expect(await database.transaction((query) => query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  await database.close();
  await administrator.close();
});

it('PWA-5 retries a transaction during a restart of PostgreSQL, within its limit', async () => {
  const url = await postgres.createDatabase();
  const [patient, hasty] = [postgresDatabase(url, 30_000), postgresDatabase(url, 0)];
  const count = (query: Query) =>
    query('INSERT INTO counted VALUES (1) ON CONFLICT (one) DO NOTHING RETURNING one');
  await patient.transaction((query) => query('CREATE TABLE counted (one INT PRIMARY KEY)'));
  const restarted = postgres.restart();
  let hastyFailed = false;
  while (!hastyFailed)
    await hasty
      .transaction((query) => query('SELECT 1'))
      .catch(() => {
        hastyFailed = true;
      });
  expect(await patient.transaction(count)).toEqual([{ one: 1 }]);
  await restarted;
  await patient.close();
  await hasty.close();
});

it('PWA-5 waits for a standby to take over, then lets workers renew first', async () => {
  const url = await postgres.createDatabase();
  const [patient, hasty] = [postgresDatabase(url, 30_000), postgresDatabase(url, 0)];
  await patient.transaction((query) => query('CREATE TABLE counted (one INT PRIMARY KEY)'));
  await postgres.becomeStandby();
  const clock = () => hasty.tryOnce((query) => hasty.clock(query));
  await expect(clock()).rejects.toThrow('read-only');
  const written = patient.transaction((query) =>
    query('INSERT INTO counted VALUES (1) RETURNING one'),
  );
  await postgres.promote();
  const { now, upSince } = await clock();
  expect(upSince).toBe(now);
  const later = await clock();
  expect(later.upSince).toBeLessThan(later.now);
  expect(await written).toEqual([{ one: 1 }]);
  await patient.close();
  await hasty.close();
});

it('PWA-5 writes nothing to a server that was set to read-only', async () => {
  const url = await postgres.createDatabase();
  const administrator = postgresDatabase(await postgres.createDatabase());
  const name = new URL(url).pathname.slice(1);
  const change = (setting: string) =>
    administrator.transaction((query) => query(`ALTER DATABASE ${name} ${setting}`));
  const [patient, hasty] = [postgresDatabase(url, 30_000), postgresDatabase(url, 0)];
  await change('SET default_transaction_read_only = on');
  const create = (query: Query) => query('CREATE TABLE counted (one INT PRIMARY KEY)');
  await expect(hasty.transaction(create)).rejects.toThrow('read-only');
  const created = patient.transaction(create);
  await change('RESET default_transaction_read_only');
  await created;
  const { now, upSince } = await hasty.tryOnce((query) => hasty.clock(query));
  expect(upSince, 'others could not renew their leases').toBe(now);
  for (const one of [administrator, patient, hasty]) await one.close();
});

it('F22 PWA-5 fails at once when the server is down for longer than a restart', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const database = postgresDatabase(`postgres://nobody@127.0.0.1:${port}/none`, 300);
  const ask = () => database.transaction((query) => query('SELECT 1'));
  await expect(ask()).rejects.toThrow();
  const before = connections;
  expect(before).toBeGreaterThan(1);
  await expect(ask()).rejects.toThrow();
  expect(connections).toBe(before + 1);
  await database.close();
  server.close();
});

it('PWA-5 announces new jobs to other processes, also after a restart', async () => {
  const url = await postgres.createDatabase();
  const [site, sender] = [postgresDatabase(url), postgresDatabase(url)];
  let heard = () => {};
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  // A new connection checks for earlier announcements.
  const connected = next();
  sender.onAnnounced(() => heard());
  await connected;
  for (const restarts of [0, 1]) {
    if (restarts > 0) {
      const again = next();
      await postgres.restart();
      await again;
    }
    const told = next();
    site.announce();
    await told;
  }
  await site.close();
  await sender.close();
});

it('PWA-5 stops PostgreSQL when the process that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  chmodSync(folder, 0o777);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fixture = new URL('../../../tests/fixtures/postgres.ts', import.meta.url);
  const script = `
    const { startPostgres } = await import('${fixture}');
    await startPostgres({ fsync: 'off' });
    console.log('ready');
  `;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  });
  await once(owner.stdout, 'data');
  const [own = ''] = readdirSync(folder);
  const isRunning = () => readdirSync(join(folder, own, 'data')).includes('postmaster.pid');
  expect(isRunning()).toBe(true);
  owner.kill('SIGKILL');
  await expect.poll(isRunning).toBe(false);
});

it('PWA-5 leaves no folder behind when PostgreSQL does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  chmodSync(folder, 0o777);
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  await expect(startPostgres({ no_such_setting: 'on' })).rejects.toThrow(
    /^PostgreSQL did not start: .*no_such_setting/,
  );
  expect(readdirSync(folder)).toEqual([]);
});
