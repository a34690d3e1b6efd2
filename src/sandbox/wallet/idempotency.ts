import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from '../answer.ts';
import { inTransaction } from '../operator/operator-database.ts';
import { Problem, problemAnswer } from '../operator/problem.ts';
import { prepared } from './prepared.ts';
import { numberOf, textOf } from './row.ts';

/** How long an answer is kept: twice the day that clients may count on. */
const KEPT_MS = 48 * 3_600_000;
/** Seconds that a second caller waits while the first attempt is under way. */
const RETRY_AFTER_S = 2;

/** One attempt as its maker names it. */
export interface Attempt {
  /** Who attempts; keys of different owners never meet. */
  readonly owner: string;
  readonly key: string;
  /** What is attempted, such as the operation's id. */
  readonly operation: string;
  readonly body: object;
  /** For a refusal to carry, so that the player can quote it. */
  readonly requestId: string;
}

/** For work that nothing slow comes before. */
export const atOnce = async (): Promise<void> => {};

export type Idempotency = ReturnType<typeof createIdempotency>;

/** Answers by idempotency key, kept in the database beside what they speak of. */
export function createIdempotency(database: DatabaseSync, now: () => Date) {
  const find = database.prepare('SELECT * FROM idempotency WHERE owner = ? AND key = ?');
  const keep = database.prepare('INSERT INTO idempotency VALUES (?, ?, ?, ?, ?, ?)');
  const forget = database.prepare('DELETE FROM idempotency WHERE at < ?');
  const running = new Set<string>();

  /** The answer that was given before, byte for byte; throws when the key was for something else. */
  function stored(owner: string, key: string, fingerprint: string): Answer | undefined {
    const row = find.get(owner, key);
    if (row === undefined) return undefined;
    if (textOf(row, 'fingerprint') !== fingerprint) {
      throw new Problem(422, 'idempotency_key_reused', 'This key was used for another request');
    }
    return replay(numberOf(row, 'status'), textOf(row, 'body'));
  }

  return {
    /**
     * Does `work` once per owner and key, in one transaction with the record of its answer. What
     * it refuses (a Problem) undoes what it did and is kept as the answer too. `before` is what
     * takes time, such as asking the bank; until it is over the key is in progress.
     *
     * Throws Problem 422 `idempotency_key_reused`, 409
     * `request_in_progress`.
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
  };
}

/**
 * What a write that knows its own key is to answer again. Runs inside the transaction that does it.
 * @param owner keys of different owners never meet
 */
export function keepAnswer(
  database: DatabaseSync,
  { owner, key, body }: { owner: string; key: string; body: object },
  at: Date,
): void {
  prepared(database, 'INSERT INTO idempotency VALUES (?, ?, ?, ?, ?, ?)').run(
    ...[owner, key, '', 201, JSON.stringify(body), at.toISOString()],
  );
}

/** What `keepAnswer` kept; undefined after two days. */
export function keptAnswer(database: DatabaseSync, owner: string, key: string): unknown {
  const find = prepared(database, 'SELECT * FROM idempotency WHERE owner = ? AND key = ?');
  const row = find.get(owner, key);
  return row && JSON.parse(textOf(row, 'body'));
}

/** The same whatever the order of the body's keys. */
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

/** What is kept is status and body; the headers follow from them. */
function replay(status: number, body: string): Answer {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  return { status, headers, body };
}

const inProgress = () =>
  new Problem(409, 'request_in_progress', 'This request is still under way', {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
