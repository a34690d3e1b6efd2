import type { DatabaseSync } from 'node:sqlite';
import { jurisdictions } from '../../config/jurisdictions.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { RunningSlotSession } from '../../operator/contract/types.ts';
import { hashOf } from '../accounts/token.ts';
import type { GameKind } from '../catalogue/game-kind.ts';
import { Problem } from '../http/problem.ts';
import { keepAnswer, keptAnswer } from '../operator/idempotency.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Settings } from '../operator/settings.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger, type Owner } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { keepAlive } from '../wallet/slot-session-dues.ts';
import { assertRuns, endSlotSession, findSession, playRound } from '../wallet/slot-sessions.ts';
import { sessionOfTicket, useTicket } from './game-entry.ts';
import { gameOfKind } from './game-offer.ts';
import { assertMayPlayRound, isSpent, mostStake } from './round-gate.ts';
import { runningSessionOf } from './running-session.ts';
import { lastRound, type PlayedRound, roundByKey, type SettledRound } from './settled-round.ts';
import { createTokenSessions, endWithLogIn } from './token-session.ts';

/** What a game knows about its session; no name and no account. */
interface GameSession {
  readonly session: RunningSlotSession;
  /** Determines the outcomes. The game shows its hash, the statement reveals it. */
  readonly seed: string;
  readonly seedHash: string;
  /** Minimum time between the starts of two rounds, ms. */
  readonly minimumRoundMs: number;
  /** Maximum stake per round, minor units; undefined without such a rule. */
  readonly mostStake: number | undefined;
}

/** A requested round. */
export interface RoundRequest {
  /** Idempotency key; the same key returns the same round. */
  readonly key: string;
  /** Minor units. */
  readonly stake: number;
  /** Draws the round with this number, counted from 1: the win in minor units, and the outcome. */
  draw(seed: string, number: number): { readonly win: number; readonly outcome: object };
}

/** Operator's interface for the games of one kind: entry by ticket, and rounds booked in the ledger. */
export function createGameDoor(database: DatabaseSync, settings: Settings, kind: GameKind) {
  const ledger = createLedger(database);
  const { settledSession, tokenSession } = createTokenSessions(ledger, settings, kind);
  const rules = jurisdictions[settings.jurisdiction];

  function gameSessionOf(row: Row, now: Date): GameSession {
    const owner = ownerOf(ledger, textOf(row, 'account_code'));
    const seed = textOf(row, 'seed');
    return {
      session: runningSessionOf(ledger, owner, row, now),
      seed,
      seedHash: hashOf(seed),
      minimumRoundMs: rules.minimumRoundMs,
      mostStake: mostStake(database, row, rules, now),
    };
  }

  function goodTicket(ticket: string, now: Date): Row {
    const row = sessionOfTicket(database, ticket, now);
    if (row === undefined) {
      throw new Problem(401, 'ticket_invalid', 'The ticket was used or has expired');
    }
    gameOfKind(kind, textOf(row, 'slug'));
    return row;
  }

  const balanceOf = (owner: Owner) => {
    const { cash, bonus } = ledger.balanceOf(owner);
    return cash + bonus;
  };

  return {
    /** Redeems a ticket. @throws Problem 401 `ticket_invalid`, 409 `session_ended` (`reason`), `game_unavailable` */
    openGame(ticket: string, now: Date): GameSession & { token: string } {
      const found = goodTicket(ticket, now);
      endWithLogIn(ledger, found, settings, now);
      settledOwner(ledger, textOf(found, 'account_code'), now);
      return inTransaction(database, () => {
        // Check again in the transaction, because a ticket works once.
        const row = goodTicket(ticket, now);
        assertRuns(row);
        keepAlive(database, row, now);
        return { token: useTicket(database, row), ...gameSessionOf(row, now) };
      });
    },

    /** Returns the session, also after its end. @throws Problem 401 `token_invalid` */
    sessionOf: (token: string, now: Date): GameSession =>
      gameSessionOf(settledSession(token, now), now),

    /** Returns the latest round, whose result the player may not have seen. @throws Problem 401 `token_invalid` */
    lastRound(token: string, now: Date): SettledRound | undefined {
      return lastRound(database, settledSession(token, now));
    },

    /**
     * Draws and books one round, once per key; a repeated key returns the first response.
     * @throws Problem 401 `token_invalid`; 403 `account_blocked`; 409 `session_ended` (`reason`), `notice_due`,
     * `insufficient_funds`; 422 `idempotency_key_reused`, `limit_exceeded` (`limit`, `left`), `stake_too_high` (`most`);
     * 429 `round_too_soon` (`waitMs`)
     */
    playRound(token: string, request: RoundRequest, now: Date): PlayedRound {
      const { key, stake, draw } = request;
      const seq = numberOf(settledSession(token, now), 'seq');
      return inTransaction(database, () => {
        // Read again in the transaction, because another device may have taken over the session.
        const row = tokenSession(token);
        const owner = ownerOf(ledger, textOf(row, 'account_code'));
        const known = roundByKey(database, row, key);
        if (known !== undefined) {
          if (known.stake !== stake) throw keyReused();
          const kept = keptAnswer(database, `slot:${seq}`, key) as Kept | undefined;
          return { round: known, ...(kept ?? { balance: balanceOf(owner), isLast: true }) };
        }
        endDue(ledger, owner, now);
        const current = findSession(ledger, owner, seq);
        assertMayPlayRound(database, current, { stake, rules, now });
        const drawn = draw(textOf(current, 'seed'), numberOf(current, 'rounds') + 1);
        playRound(ledger, owner, seq, { stake, ...drawn, key, at: now });
        const played = findSession(ledger, owner, seq);
        const isLast = isSpent(played);
        if (isLast) endSlotSession(ledger, owner, seq, now, 'loss');
        else keepAlive(database, played, now);
        const round = roundByKey(database, played, key);
        if (round === undefined) throw new Error('a round was not booked');
        const body: Kept = { balance: balanceOf(owner), isLast };
        keepAnswer(database, { owner: `slot:${seq}`, key, body }, now);
        return { round, ...body };
      });
    },
  };
}

/** Parts of the response that cannot be derived from the round. */
type Kept = Omit<PlayedRound, 'round'>;

const keyReused = () =>
  new Problem(422, 'idempotency_key_reused', 'This key was used for another stake');
