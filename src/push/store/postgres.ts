import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listenTo } from './postgres-listener.ts';
import {
  codeOf,
  createServerPresence,
  DEADLOCK,
  isAway,
  readOnlyError,
} from './server-presence.ts';
import type { Query, RowColumns, SqlDatabase } from './sql.ts';

/** Parse bigint as number: times and counts are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MOST_TRIES = 5;
/** Pool size per process. */
const POOL_SIZE = 8;
/** Connection timeout, ms. */
const CONNECT_MS = 5000;
/** Delay between attempts during a restart, ms. */
const RETRY_MS = 200;
/** Time for a restart of the server, ms. */
const PATIENCE_MS = 5000;
/** Longest response time of a query, ms. A network that drops packets would delay it for minutes. */
const SILENCE_MS = 12_000;
/** Longest response time in a migration, ms, which may rewrite large tables. */
const MIGRATION_MS = 24 * 3_600_000;
/** Idle time before TCP keep-alive probes the server, ms. */
const KEEP_ALIVE_MS = 10_000;
/** How long closing waits for the server, ms. */
const GOODBYE_MS = 1000;
/** Minimum interval of announcements, ms, because NOTIFY takes a global lock. */
const ANNOUNCE_MS = 50;
const CHANNEL = 'push_jobs';

/**
 * @param url as in DATABASE_URL: postgres://user:password@host:port/database
 * @param patienceMs how long transactions are retried after the server went down; after that, each fails at once
 * @param silenceMs how long server and client wait for each other within a transaction
 */
export function postgresDatabase(
  url: string,
  patienceMs = PATIENCE_MS,
  silenceMs = SILENCE_MS,
): SqlDatabase {
  const sockets = new Set<Socket>();
  const connection = {
    connectionString: url,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  // The server ends transactions of a lost client; otherwise their locks would stay.
  const begin = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${silenceMs};
    SHOW transaction_read_only`;
  // The pool replaces idle connections that break.
  pool.on('error', () => {});
  // A connection may break between queries or before it is handed out. The next query rejects; without a listener the
  // process would exit.
  pool.on('connect', (client) => client.on('error', () => {}));

  /** When each transaction began to wait for the server, ms. */
  const begunAt = new WeakMap<Query, number>();

  async function run<T>(
    work: (query: Query) => Promise<T>,
    limit: { query_timeout?: number } = {},
  ): Promise<T> {
    const isQueued = pool.waitingCount >= pool.idleCount + POOL_SIZE - pool.totalCount;
    const askedAt = performance.now();
    const client = await pool.connect();
    // Waiting for one of our own connections says nothing about the server.
    const since = isQueued ? performance.now() : askedAt;
    let isBroken = false;
    try {
      const query: Query = async (text, parameters = []) =>
        (await client.query({ text, values: [...parameters], ...limit })).rows;
      begunAt.set(query, since);
      // One result per statement, which the type does not tell.
      const begun = (await client.query(begin)) as unknown as readonly pg.QueryResult[];
      if (begun.at(-1)?.rows[0].transaction_read_only === 'on') throw readOnlyError();
      const result = await work(query);
      await query('COMMIT');
      return result;
    } catch (error) {
      if (isAway(error)) isBroken = true;
      else
        await client.query('ROLLBACK').catch(() => {
          isBroken = true;
        });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  const listeners: (() => void)[] = [];
  let listening: ReturnType<typeof listenTo> | undefined;
  let announcing: NodeJS.Timeout | undefined;
  let closing = false;
  const presence = createServerPresence();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function once<T>(...work: Parameters<typeof run<T>>): Promise<T> {
    try {
      const result = await run(...work);
      presence.answered();
      return result;
    } catch (error) {
      presence.failed(error);
      throw error;
    }
  }

  async function patiently<T>(...work: Parameters<typeof run<T>>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(...work);
      } catch (error) {
        if (isAway(error)) {
          const isTooLong = performance.now() >= (presence.awaySince ?? Infinity) + patienceMs;
          if (closing || isTooLong) throw error;
          await pause(RETRY_MS);
        } else if (codeOf(error) !== DEADLOCK || tries >= MOST_TRIES) throw error;
      }
    }
  }

  return {
    transaction: (work) => patiently(work),
    migration: (work) => patiently(work, { query_timeout: MIGRATION_MS }),
    tryOnce: (work) => once(work),
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
      const [now, startedAt] = [Number(row?.['now']), Number(row?.['up_since'])];
      const writesFor = presence.writesFor(startedAt, begunAt.get(query) ?? performance.now());
      return { now, upSince: Math.max(startedAt, now - writesFor) };
    },
    // Parts of equal size in byte-wise collation. Any boundaries are correct: a device in two parts is listed once.
    divisions: ['6', 'E', 'M', 'U', 'b', 'j', 'r'],
    announce() {
      tell();
      announcing ??= setTimeout(() => {
        announcing = undefined;
        // Polling compensates for a lost announcement.
        pool.query(`NOTIFY ${CHANNEL}`).catch(() => {});
      }, ANNOUNCE_MS);
    },
    onAnnounced(listener) {
      listeners.push(listener);
      listening ??= listenTo(connection, CHANNEL, tell);
    },
    async close() {
      closing = true;
      clearTimeout(announcing);
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, GOODBYE_MS);
      await Promise.all([listening?.close(), pool.end()]);
      clearTimeout(cut);
    },
  };
}
