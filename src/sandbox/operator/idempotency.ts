import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { Answer } from '../http/answer.ts';
import { Problem, problemAnswer } from '../http/problem.ts';
import { prepared } from './prepared.ts';
import { numberOf, textOf } from './row.ts';

/** How long a response is kept, ms: twice the day that clients may rely on. */
const KEPT_MS = 48 * 3_600_000;
/** Fingerprint of a key that `end` has blocked. */
const ENDED = 'ended';
/** Seconds that a concurrent repeat should wait for the first attempt. */
const RETRY_AFTER_S = 2;

/** Responses by key, in the database of the data that they describe. */
export const idempotencyTable = `
  CREATE TABLE idempotency (
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (owner, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_by_age ON idempotency (at);
`;

/** An attempt as identified by its caller. */
export interface Attempt {
  /** The caller. Keys of different owners never collide. */
  readonly owner: string;
  readonly key: string;
  /** The operation, for example its id in the contract. */
  readonly operation: string;
  readonly body: object;
  /** Included in a refusal, so that the player can quote it. */
  readonly requestId: string;
}

/** For work without slow preparation. */
export const atOnce = async (): Promise<void> => {};

export type Idempotency = ReturnType<typeof createIdempotency>;

/** Stores responses by idempotency key, in the same database as the data they describe. */
export function createIdempotency(database: DatabaseSync, now: () => Date) {
  const find = database.prepare('SELECT * FROM idempotency WHERE owner = ? AND key = ?');
  const keep = database.prepare('INSERT INTO idempotency VALUES (?, ?, ?, ?, ?, ?)');
  const forget = database.prepare('DELETE FROM idempotency WHERE at < ?');
  const running = new Set<string>();

  /** Returns the earlier response, byte for byte. Throws if the key was used for another request. */
  function stored(owner: string, key: string, fingerprint: string): Answer | undefined {
    const row = find.get(owner, key);
    if (row === undefined) return undefined;
    if (textOf(row, 'fingerprint') === ENDED) {
      throw new Problem(409, 'attempt_ended', 'This attempt was ended before it arrived');
    }
    if (textOf(row, 'fingerprint') !== fingerprint) {
      throw new Problem(422, 'idempotency_key_reused', 'This key was used for another request');
    }
    return replay(numberOf(row, 'status'), textOf(row, 'body'));
  }

  return {
    /**
     * Runs `work` once per owner and key, in one transaction with the record of its response. A refusal (a Problem)
     * rolls back the work and is recorded as the response, too. `before` is slow preparation, such as a call to the
     * bank; until it is done the key is in progress.
     * @throws Problem 422 `idempotency_key_reused`, 409 `request_in_progress`, `attempt_ended`
     */
    async once(attempt: Attempt, before: () => Promise<void>, work: () => Answer): Promise<Answer> {
      const { owner, key } = attempt;
      const fingerprint = fingerprintOf(attempt);
      const known = stored(owner, key, fingerprint);
      if (known !== undefined) return known;
      const name = `${owner} ${key}`;
      if (running.has(name)) throw inProgress();
      running.add(name);
      try {
        await before();
        return inTransaction(database, () => {
          // Another process may have been faster.
          const done = stored(owner, key, fingerprint);
          if (done !== undefined) return done;
          const answer = orRefusal(database, attempt.requestId, work);
          const at = now();
          forget.run(new Date(at.getTime() - KEPT_MS).toISOString());
          keep.run(owner, key, fingerprint, answer.status, String(answer.body), at.toISOString());
          return replay(answer.status, String(answer.body));
        });
      } finally {
        running.delete(name);
      }
    },
    /**
     * Ends an attempt whose response was lost: returns its response, or prevents it from ever happening.
     * @returns undefined for an attempt that has not happened and no longer can
     * @throws Problem 409 `request_in_progress`
     */
    end(owner: string, key: string): Answer | undefined {
      if (running.has(`${owner} ${key}`)) throw inProgress();
      return inTransaction(database, () => {
        const row = find.get(owner, key);
        if (row === undefined) keep.run(owner, key, ENDED, 409, '', now().toISOString());
        if (row === undefined || textOf(row, 'fingerprint') === ENDED) return undefined;
        return replay(numberOf(row, 'status'), textOf(row, 'body'));
      });
    },
  };
}

/**
 * Stores the response of a write that manages its own key. Runs inside the transaction of the write.
 * @param owner keys of different owners never collide
 */
export function keepAnswer(
  database: DatabaseSync,
  { owner, key, body }: { owner: string; key: string; body: object },
  at: Date,
): void {
  prepared(database, 'INSERT INTO idempotency VALUES (?, ?, ?, ?, ?, ?)').run(
    owner,
    key,
    '',
    201,
    JSON.stringify(body),
    at.toISOString(),
  );
}

/** Returns what `keepAnswer` stored; undefined after two days. */
export function keptAnswer(database: DatabaseSync, owner: string, key: string): unknown {
  const find = prepared(database, 'SELECT * FROM idempotency WHERE owner = ? AND key = ?');
  const row = find.get(owner, key);
  return row && JSON.parse(textOf(row, 'body'));
}

/** Does not depend on the order of the body's keys. */
function fingerprintOf({ operation, body }: Attempt): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(`${operation} ${JSON.stringify(sorted)}`)
    .digest('base64url');
}

function orRefusal(database: DatabaseSync, requestId: string, work: () => Answer): Answer {
  database.exec('SAVEPOINT attempt');
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    database.exec('ROLLBACK TO attempt');
    return problemAnswer(error, requestId);
  }
}

/** Rebuilds a response from status and body, which determine its headers. */
function replay(status: number, body: string): Answer {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  return { status, headers, body };
}

const inProgress = () =>
  new Problem(409, 'request_in_progress', 'This request is still in progress', {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
