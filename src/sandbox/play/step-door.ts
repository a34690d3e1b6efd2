import type { DatabaseSync } from 'node:sqlite';
import { jurisdictions } from '../../config/jurisdictions.ts';
import { inTransaction } from '../operator/operator-database.ts';
import { Problem } from '../operator/problem.ts';
import type { Settings } from '../settings.ts';
import { endDue } from '../wallet/due.ts';
import { keepAnswer, keptAnswer } from '../wallet/idempotency.ts';
import { createLedger } from '../wallet/ledger.ts';
import {
  keepRoundOpen,
  type OpenRound,
  openRoundOf,
  settleOpenRound,
} from '../wallet/open-rounds.ts';
import { ownerOf } from '../wallet/owner.ts';
import { numberOf, type Row, textOf } from '../wallet/row.ts';
import { keepAlive } from '../wallet/slot-session-dues.ts';
import { assertRuns, endSlotSession, findSession } from '../wallet/slot-sessions.ts';
import { assertMayMove, assertMayPlayRound, isSpent } from './round-gate.ts';
import { settledSession, tokenSession } from './token-session.ts';

/** What a step makes of a round. */
export type SteppedRound = Pick<OpenRound, 'stake' | 'win' | 'outcome' | 'played'> & {
  readonly isOver: boolean;
};

/** One step of a round that takes several: the bet, or a move. */
export interface Step {
  /** Names the attempt: the same key gives the same answer. */
  readonly key: string;
  /** What is asked for: the same key with something else is refused. */
  readonly body: object;
  /** The smallest stake that the game takes: with less of its loss limit left, the session ends. */
  readonly leastStake: number;
  /**
   * @param number of the round, counts from 1
   * @param open the round so far; undefined when none is open
   */
  take(seed: string, number: number, open: OpenRound | undefined): SteppedRound;
}

/** What a step is answered with, and again when that was lost. */
export interface StepAnswer {
  readonly number: number;
  readonly played: object;
  /** After it, minor units. */
  readonly balance: number;
  /** Whether the session ended with it. */
  readonly isLast: boolean;
}

/** What the operator offers to games whose rounds take several steps. */
export function createStepDoor(database: DatabaseSync, { jurisdiction }: Settings) {
  const ledger = createLedger(database);
  const rules = jurisdictions[jurisdiction];

  /** Looks at what may be staked beyond what the round has cost. */
  function assertMayStep(session: Row, before: OpenRound | undefined, stake: number, now: Date) {
    const more = stake - (before?.stake ?? 0);
    const gate = { stake: more, ofRound: stake, rules, now };
    if (before === undefined) assertMayPlayRound(database, session, gate);
    else assertMayMove(database, session, gate);
  }

  return {
    /** The round of a session that waits for a move. Throws Problem 401 `token_invalid`. */
    openRound: (token: string, now: Date): OpenRound | undefined =>
      openRoundOf(database, numberOf(settledSession(ledger, token, now), 'seq')),

    /**
     * Plays one step, once per key. A further stake is looked at like a first one; a move without one waits for no
     * pace.
     * @throws Problem 401 `token_invalid`; 409 `session_ended` (`reason`), `notice_due`, `insufficient_funds`;
     * 422 `idempotency_key_reused`, `limit_exceeded`, `stake_too_high`; 429 `round_too_soon`
     */
    playStep(token: string, step: Step, now: Date): StepAnswer {
      const seq = numberOf(settledSession(ledger, token, now), 'seq');
      return inTransaction(database, () => {
        const owner = ownerOf(ledger, textOf(tokenSession(ledger, token), 'account_code'));
        const { key, leastStake } = step;
        const body = JSON.stringify(step.body);
        const kept = keptAnswer(database, `slot:${seq}`, key) as Kept | undefined;
        if (kept?.body === body) return kept.answer;
        if (kept !== undefined) throw keyReused();
        endDue(ledger, owner, now);
        const session = findSession(ledger, owner, seq);
        assertRuns(session);
        const number = numberOf(session, 'rounds') + 1;
        const before = openRoundOf(database, seq);
        const { isOver, ...after } = step.take(textOf(session, 'seed'), number, before);
        assertMayStep(session, before, after.stake, now);
        const begun = { key: before?.key ?? key, at: before?.at ?? now };
        keepRoundOpen(ledger, owner, session, { ...begun, ...after }, now);
        if (isOver) settleOpenRound(ledger, owner, session, now);
        const played = findSession(ledger, owner, seq);
        const isLast = isOver && isSpent(played, leastStake);
        if (isLast) endSlotSession(ledger, owner, seq, now, 'loss');
        else keepAlive(database, played, now);
        const { cash, bonus } = ledger.balanceOf(owner);
        const answer = { number, played: after.played, balance: cash + bonus, isLast };
        keepAnswer(database, { owner: `slot:${seq}`, key, body: { body, answer } }, now);
        return answer;
      });
    },
  };
}

interface Kept {
  /** What was asked for. */
  readonly body: string;
  readonly answer: StepAnswer;
}

const keyReused = () =>
  new Problem(422, 'idempotency_key_reused', 'This key came with another request');
