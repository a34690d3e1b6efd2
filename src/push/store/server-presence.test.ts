import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startNetwork } from '../../../tests/fixtures/network.ts';
import { type Postgres, startPostgres } from '../../../tests/fixtures/postgres.ts';
import { LEASE_MS } from '../ports.ts';
import { postgresDatabase } from './postgres.ts';
import type { SqlDatabase } from './sql.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(() => postgres.stop());

/** Time only passes by `advanceTimersByTime`, so that a slow machine does not look like an outage. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance'] });
afterEach(() => void vi.useRealTimers());

const upSinceOf = async (database: SqlDatabase) =>
  (await database.tryOnce((query) => database.clock(query))).upSince;

it('PWA-5 continues to take jobs after one lost connection', async () => {
  stopClock();
  const url = await postgres.createDatabase();
  const [database, administrator] = [postgresDatabase(url, 0), postgresDatabase(url)];
  const before = await upSinceOf(database);
  const lost = database.tryOnce(async (query) => {
    const [own] = await query('SELECT pg_backend_pid() AS pid');
    await administrator.transaction((ask) =>
      ask('SELECT pg_terminate_backend($1)', [Number(own?.['pid'])]),
    );
    return query('SELECT 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await upSinceOf(database)).toBe(before);
  await database.close();
  await administrator.close();
});

it('PWA-5 continues to take jobs after the server or its own pool was full', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const url = new URL(await postgres.createDatabase());
  const administrator = postgresDatabase(url.href);
  const role = `few_${url.pathname.slice(1)}`;
  await administrator.transaction((query) => query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 8`));
  url.username = role;
  const [database, other] = [postgresDatabase(url.href, 0), postgresDatabase(url.href, 0)];
  const before = await upSinceOf(database);
  const holders = Array.from({ length: 9 }, () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    return { release, done: database.transaction(() => released) };
  });
  const held = () =>
    administrator.transaction((query) =>
      query(
        `SELECT count(*) FROM pg_stat_activity WHERE usename = '${role}' AND xact_start IS NOT NULL`,
      ),
    );
  await expect.poll(held, { interval: 0 }).toEqual([{ count: 8 }]);
  await expect(upSinceOf(other)).rejects.toThrow('too many connections');
  const waiting = expect(upSinceOf(database)).rejects.toThrow('timeout exceeded');
  vi.advanceTimersByTime(4900);
  // The ninth connection takes its place.
  holders[0]?.release();
  await holders[0]?.done;
  vi.advanceTimersByTime(100);
  await waiting;
  for (const { release } of holders) release();
  await Promise.all(holders.map(({ done }) => done));
  expect(await upSinceOf(database)).toBe(before);
  await database.close();
  await expect.poll(() => upSinceOf(other).catch(() => before - 1)).toBe(before);
  await other.close();
  await administrator.close();
});

it('PWA-5 lets workers renew first after the server was unreachable for long', async () => {
  stopClock();
  const network = await startNetwork(new URL(await postgres.createDatabase()));
  const database = postgresDatabase(network.url, 0);
  const before = await upSinceOf(database);
  network.cut();
  await expect(upSinceOf(database)).rejects.toThrow();
  vi.advanceTimersByTime(LEASE_MS / 3 + 1);
  expect(await upSinceOf(database)).toBeGreaterThan(before);
  await database.close();
  network.close();
});

it('PWA-5 lets workers renew first after the server took long to answer', async () => {
  stopClock();
  const network = await startNetwork(new URL(await postgres.createDatabase()));
  const database = postgresDatabase(network.url, 0);
  /** @param ask asks while the network holds everything back for some time, in ms */
  async function heldFor(ms: number, ask: () => Promise<number>): Promise<number> {
    const letThrough = network.hold();
    const asked = ask();
    vi.advanceTimersByTime(ms);
    letThrough();
    return asked;
  }
  const begin = () => upSinceOf(database);
  const before = await begin();
  expect(await heldFor(LEASE_MS / 3 - 1, begin)).toBe(before);
  const after = await heldFor(LEASE_MS / 3 + 1, begin);
  expect(after).toBeGreaterThan(before);
  vi.advanceTimersByTime(LEASE_MS);
  const late = await database.tryOnce((query) =>
    heldFor(LEASE_MS / 3 + 1, async () => (await database.clock(query)).upSince),
  );
  expect(late).toBeGreaterThanOrEqual(after);
  await database.close();
  network.close();
});

it('PWA-5 lets workers renew first after an older server has taken over', async () => {
  stopClock();
  const first = await startPostgres({ fsync: 'off' });
  const network = await startNetwork(new URL('/postgres', await first.createDatabase()));
  const database = postgresDatabase(network.url, 0);
  const before = await upSinceOf(database);
  network.cut(new URL(await postgres.createDatabase()));
  await expect(upSinceOf(database)).rejects.toThrow();
  expect(await upSinceOf(database)).toBeGreaterThan(before);
  await database.close();
  network.close();
  await first.stop();
});
