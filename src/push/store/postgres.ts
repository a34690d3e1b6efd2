import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listenTo } from './postgres-listener.ts';
import type { Query, RowColumns, SqlDatabase } from './sql.ts';

/** Moments and counts are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const DEADLOCK = '40P01';
const MOST_TRIES = 5;
/** Connections of one process. */
const POOL_SIZE = 8;
/** A server that is not reached within this counts as down, ms. */
const CONNECT_MS = 5000;
/** Between tries while the server restarts, ms. */
const RETRY_MS = 200;
/** A restart of the server takes a few seconds. */
const PATIENCE_MS = 5000;
/** A word to other processes comes this often at most: the server has one lock for all of them. */
const ANNOUNCE_MS = 50;
const CHANNEL = 'push_jobs';

/**
 * @param url as DATABASE_URL has it: postgres://user:password@host:port/database
 * @param patienceMs how long a transaction is tried again while the server is away
 */
export function postgresDatabase(url: string, patienceMs = PATIENCE_MS): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  // A connection may break before whoever asked for it has it, or between two queries. The next query rejects; without
  // a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));

  async function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(
        async (text, parameters = []) => (await client.query(text, [...parameters])).rows,
      );
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((rollback: Error) => {
        broken = rollback;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const listeners: (() => void)[] = [];
  let listening: ReturnType<typeof listenTo> | undefined;
  let announcing: NodeJS.Timeout | undefined;
  let closing = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    async transaction(work) {
      const latest = performance.now() + patienceMs;
      for (let tries = 1; ; tries += 1) {
        try {
          return await run(work);
        } catch (error) {
          if (isAway(error) && performance.now() < latest && !closing) await pause(RETRY_MS);
          else if (codeOf(error) !== DEADLOCK || tries >= MOST_TRIES) throw error;
        }
      }
    },
    tryOnce: run,
    rowsOf(parameter, columns: RowColumns) {
      const fields = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
      return `(SELECT * FROM json_to_recordset(${parameter}::json) AS fields (${fields.join(', ')}))`;
    },
    isIn: (column, parameter) => `${column} = ANY (CAST(${parameter} AS TEXT[]))`,
    listOf: (values) => `{${values.map((value) => JSON.stringify(value)).join()}}`,
    async lock(query, name) {
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async clock(query) {
      const [row] = await query(
        `SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now,
          CAST(extract(epoch FROM pg_postmaster_start_time()) * 1000 AS BIGINT) AS up_since`,
      );
      return { now: Number(row?.['now']), upSince: Number(row?.['up_since']) };
    },
    // Of equal size where text is compared by bytes; complete whatever the collation: parts that overlap list a device once.
    divisions: ['6', 'E', 'M', 'U', 'b', 'j', 'r'],
    announce() {
      tell();
      announcing ??= setTimeout(() => {
        announcing = undefined;
        // A word that is lost is made up for by the next look.
        pool.query(`NOTIFY ${CHANNEL}`).catch(() => {});
      }, ANNOUNCE_MS);
    },
    onAnnounced(listener) {
      listeners.push(listener);
      listening ??= listenTo(url, CHANNEL, tell);
    },
    async close() {
      closing = true;
      clearTimeout(announcing);
      await listening?.close();
      await pool.end();
    },
  };
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Connection exceptions, a server that shuts down, starts or recovers, and what the system says of a closed port. */
const AWAY = /^(08...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** What the client says itself, without a code. */
const BROKEN = /^(Connection terminated|timeout exceeded|Client has encountered)/;

function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return AWAY.test(code);
  return error instanceof Error && BROKEN.test(error.message);
}
