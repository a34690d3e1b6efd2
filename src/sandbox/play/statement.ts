import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations, Statement, StatementRound } from '../../operator/contract/types.ts';
import { hashOf } from '../accounts/token.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, optionalText, type Row, textOf } from '../operator/row.ts';
import { sessionIdOf } from '../wallet/slot-session-summaries.ts';

type RoundsPage = Operations['listRounds']['answer'];

const ISSUER = 'https://operator.marquee.example';
/** Maximum rounds of a page and of a statement. A longer statement only has their hash. */
const MOST_ROUNDS = 500;

/** Builds the statement of an ended session, with totals from the ledger. */
export function statementOf(database: DatabaseSync, row: Row, now: Date): Statement {
  const seq = numberOf(row, 'seq');
  const sums = prepared(
    database,
    `SELECT -total(iif(kind = 'stake', amount, 0)) AS stakes, total(iif(kind = 'win', amount, 0)) AS wins
     FROM ledger_postings WHERE account_code = ? AND at >= ? AND reference = ?`,
  ).get(textOf(row, 'account_code'), textOf(row, 'started_at'), `slot:${seq}`);
  const stakes = numberOf(sums ?? {}, 'stakes');
  const wins = numberOf(sums ?? {}, 'wins');
  const balanceBefore = numberOf(row, 'balance_before');
  const balanceAfter = numberOf(row, 'balance_after');
  const rounds = roundsOf(database, seq);
  const seed = optionalText(row, 'seed');
  return {
    iss: ISSUER,
    sub: textOf(row, 'account_code'),
    iat: Math.floor(now.getTime() / 1000),
    session: sessionIdOf(row),
    game: { slug: textOf(row, 'slug'), title: textOf(row, 'game') },
    device: textOf(row, 'device') as Statement['device'],
    startedAt: textOf(row, 'started_at'),
    endedAt: textOf(row, 'ended_at'),
    reason: textOf(row, 'end_reason') as Statement['reason'],
    currency: textOf(row, 'currency'),
    balanceBefore,
    stakes,
    wins,
    otherMovements: balanceAfter - balanceBefore + stakes - wins,
    balanceAfter,
    roundCount: rounds.length,
    ...(rounds.length > MOST_ROUNDS ? { roundsHash: hashOfList(rounds) } : { rounds }),
    ...(seed !== undefined && { fairness: { seed, seedHash: hashOf(seed) } }),
  };
}

/** Returns a page of a session's rounds. @param after number of the round before the page */
export function roundsPage(database: DatabaseSync, row: Row, after: number): RoundsPage {
  const found = roundsOf(database, numberOf(row, 'seq'), after, MOST_ROUNDS + 1);
  const rounds = found.slice(0, MOST_ROUNDS);
  return { rounds, ...(found.length > MOST_ROUNDS && { next: String(rounds.at(-1)?.number) }) };
}

/** @param most -1 for all */
function roundsOf(database: DatabaseSync, seq: number, after = 0, most = -1): StatementRound[] {
  return prepared(
    database,
    'SELECT * FROM slot_rounds WHERE session = ? AND number > ? ORDER BY number LIMIT ?',
  )
    .all(seq, after, most)
    .map((row) => {
      const outcome = optionalText(row, 'outcome');
      return {
        number: numberOf(row, 'number'),
        at: textOf(row, 'at'),
        stake: numberOf(row, 'stake'),
        win: numberOf(row, 'win'),
        ...(outcome !== undefined && { outcome: JSON.parse(outcome) }),
      };
    });
}

const hashOfList = (rounds: readonly StatementRound[]) =>
  createHash('sha256').update(JSON.stringify(rounds)).digest('base64url');
