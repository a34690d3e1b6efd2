import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../../tests/fixtures/postgres.ts';
import { postgresDatabase } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(() => postgres.stop());

it('PWA-5 outlives a connection that breaks within a transaction, and goes on with a new one', async () => {
  const url = await postgres.createDatabase();
  const database = postgresDatabase(url);
  const administrator = postgresDatabase(url);
  const transaction = database.transaction(async (query) => {
    const [own] = await query('SELECT pg_backend_pid() AS pid');
    await administrator.transaction((ask) =>
      ask('SELECT pg_terminate_backend($1)', [Number(own?.['pid'])]),
    );
    // The server's word comes between two queries, while nobody waits for an answer.
    await administrator.transaction((ask) => ask('SELECT pg_sleep(0.2)'));
    return query('SELECT 1');
  });
  await expect(transaction).rejects.toThrow();
  expect(await database.transaction((query) => query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  await database.close();
  await administrator.close();
});
