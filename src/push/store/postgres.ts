import pg from 'pg';
import type { Query, RowColumns, SqlDatabase } from './sql.ts';

/** Moments and counts are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const DEADLOCK = '40P01';
const MOST_TRIES = 5;
/** Connections of one process. */
const POOL_SIZE = 8;

/** @param url as DATABASE_URL has it: postgres://user:password@host:port/database */
export function postgresDatabase(url: string): SqlDatabase {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});

  async function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const hearBreak = (error: Error) => {
      broken = error;
    };
    // Without a listener, a connection that breaks between two queries ends the process. The next query rejects.
    client.on('error', hearBreak);
    try {
      await client.query('BEGIN');
      const result = await work(
        async (text, parameters = []) => (await client.query(text, [...parameters])).rows,
      );
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(hearBreak);
      throw error;
    } finally {
      client.off('error', hearBreak);
      client.release(broken);
    }
  }

  return {
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await run(work);
        } catch (error) {
          if (!isDeadlock(error) || tries === MOST_TRIES) throw error;
        }
      }
    },
    rowsOf(parameter, columns: RowColumns) {
      const fields = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
      return `(SELECT * FROM json_to_recordset(${parameter}::json) AS fields (${fields.join(', ')}))`;
    },
    async lock(query, name) {
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    },
    close: () => pool.end(),
  };
}

const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK;
