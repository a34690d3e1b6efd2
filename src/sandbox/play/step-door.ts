import type { DatabaseSync } from 'node:sqlite';
import { jurisdictions } from '../../config/jurisdictions.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { GameKind } from '../catalogue/game-kind.ts';
import { Problem } from '../http/problem.ts';
import { keepAnswer, keptAnswer } from '../operator/idempotency.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Settings } from '../operator/settings.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import {
  keepRoundOpen,
  type OpenRound,
  openRoundOf,
  settleOpenRound,
} from '../wallet/open-rounds.ts';
import { ownerOf } from '../wallet/owner.ts';
import { keepAlive } from '../wallet/slot-session-dues.ts';
import { assertRuns, endSlotSession, findSession } from '../wallet/slot-sessions.ts';
import { assertMayMove, assertMayPlayRound, isSpent } from './round-gate.ts';
import { createTokenSessions } from './token-session.ts';

/** A round after a step. */
export type SteppedRound = Pick<OpenRound, 'stake' | 'win' | 'outcome' | 'played'> & {
  readonly isOver: boolean;
};

/** One step of a multi-step round: the bet, or a move. */
export interface Step {
  /** Idempotency key; the same key returns the same response. */
  readonly key: string;
  /** The request. The same key with a different request is refused. */
  readonly body: object;
  /**
   * @param number of the round, counted from 1
   * @param open the round so far; undefined if none is open
   */
  take(seed: string, number: number, open: OpenRound | undefined): SteppedRound;
}

/** Response to a step, repeated for the same key. */
interface StepAnswer {
  readonly number: number;
  readonly played: object;
  /** Balance after the step, minor units. */
  readonly balance: number;
  /** The session ended with this step. */
  readonly isLast: boolean;
}

/** Operator's interface for games of one kind with multi-step rounds. */
export function createStepDoor(database: DatabaseSync, settings: Settings, kind: GameKind) {
  const ledger = createLedger(database);
  const { settledSession, tokenSession } = createTokenSessions(ledger, settings, kind);
  const rules = jurisdictions[settings.jurisdiction];

  /** Checks the stake that the step adds to the round. */
  function assertMayStep(session: Row, before: OpenRound | undefined, stake: number, now: Date) {
    const gate = { stake: stake - (before?.stake ?? 0), rules, now };
    if (before === undefined) assertMayPlayRound(database, session, gate);
    else assertMayMove(database, session, gate);
  }

  return {
    /** Returns the session's round that waits for a move. @throws Problem 401 `token_invalid` */
    openRound: (token: string, now: Date): OpenRound | undefined =>
      openRoundOf(database, numberOf(settledSession(token, now), 'seq')),

    /**
     * Plays one step, once per key. A further stake is checked like the first; a move without one is not paced.
     * @throws Problem 401 `token_invalid`; 403 `account_blocked`; 409 `session_ended` (`reason`), `notice_due`,
     * `insufficient_funds`; 422 `idempotency_key_reused`, `limit_exceeded`; 429 `round_too_soon`
     */
    playStep(token: string, step: Step, now: Date): StepAnswer {
      const seq = numberOf(settledSession(token, now), 'seq');
      return inTransaction(database, () => {
        const owner = ownerOf(ledger, textOf(tokenSession(token), 'account_code'));
        const { key } = step;
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
        const isLast = isOver && isSpent(played);
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
  /** The request. */
  readonly body: string;
  readonly answer: StepAnswer;
}

const keyReused = () =>
  new Problem(422, 'idempotency_key_reused', 'This key was used for another request');
