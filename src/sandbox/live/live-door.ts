import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { jurisdictions } from '../../config/jurisdictions.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { LiveKind } from '../catalogue/game-kind.ts';
import { keyReused } from '../games/spots/spot-app.ts';
import { sameChips } from '../games/spots/spot-calls.ts';
import { type SpotGame, stakeOf, winOf } from '../games/spots/spot-game.ts';
import { Problem } from '../http/problem.ts';
import { keepAnswer, keptAnswer } from '../operator/idempotency.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Settings } from '../operator/settings.ts';
import { assertMayPlayRound, isSpent } from '../play/round-gate.ts';
import { lastRound, roundAtTable, roundByKey } from '../play/settled-round.ts';
import { createTokenSessions, endWithLogIn } from '../play/token-session.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import { liveBetOf, openBetAtTable, takeLiveBet } from '../wallet/live-bets.ts';
import { ownerOf } from '../wallet/owner.ts';
import { keepAlive } from '../wallet/slot-session-dues.ts';
import { endSlotSession, findSession } from '../wallet/slot-sessions.ts';
import type { LiveBetRequest, LiveBetView, LiveStanding } from './live-api.ts';
import { liveMoment, resultAt } from './live-clock.ts';
import type { LiveTable } from './live-table.ts';

const outcomeSchema = v.object({
  tableRound: v.number(),
  chips: v.record(v.string(), v.number()),
});

/** Books live bets in the ledger. */
export function createLiveDoor(
  database: DatabaseSync,
  settings: Settings,
  { game, kind, tableOf }: { game: SpotGame; kind: LiveKind; tableOf: (slug: string) => LiveTable },
) {
  const ledger = createLedger(database);
  const { tokenSession } = createTokenSessions(ledger, settings, kind);
  const rules = jurisdictions[settings.jurisdiction];

  /**
   * Runs `work` with a token's session and its player, after settling everything that is due.
   * @throws Problem 401 `token_invalid`
   */
  function withSession<T>(
    token: string,
    now: Date,
    work: (session: Row, owner: ReturnType<typeof ownerOf>) => T,
  ): T {
    return inTransaction(database, () => {
      const known = tokenSession(token);
      endWithLogIn(ledger, known, settings, now);
      const owner = ownerOf(ledger, textOf(known, 'account_code'));
      endDue(ledger, owner, now);
      return work(findSession(ledger, owner, numberOf(known, 'seq')), owner);
    });
  }

  /** The standing is the player's, because a bet stays on the table when a reload begins another session. */
  function standing(session: Row, owner: ReturnType<typeof ownerOf>, now: Date): LiveStanding {
    const { cash, bonus } = ledger.balanceOf(owner);
    const { round } = liveMoment(now.getTime());
    const bet = openBetAtTable(database, session);
    const last = roundAtTable(database, session, round) ?? lastRound(database, session);
    return {
      balance: cash + bonus,
      ...(bet && { bet: betView(bet) }),
      ...(last && { last: lastView(last) }),
      isLast: session.ended_at !== null,
    };
  }

  return {
    /**
     * Returns the player's standing, and ends a session that has reached its loss limit.
     * @throws Problem 401 `token_invalid`
     */
    standing: (token: string, now: Date): LiveStanding =>
      withSession(token, now, (session, owner) => {
        const mayEnd = session.ended_at === null && liveBetOf(database, session) === undefined;
        if (mayEnd && isSpent(session)) {
          const seq = numberOf(session, 'seq');
          endSlotSession(ledger, owner, seq, now, 'loss');
          return standing(findSession(ledger, owner, seq), owner, now);
        }
        return standing(session, owner, now);
      }),

    /**
     * Takes a bet on the open round: one per round, once per key. A repeated key returns the first response.
     * @throws Problem 409 `window_closed`, `bet_placed`, and those of `playRound` of the game door
     */
    bet(token: string, { key, round, chips }: LiveBetRequest, now: Date): LiveStanding {
      return withSession(token, now, (session, owner) => {
        const attempts = `slot:${numberOf(session, 'seq')}`;
        const settled = roundByKey(database, session, key);
        const placed = liveBetOf(database, session);
        const known =
          settled?.outcome ??
          (placed && textOf(placed, 'key') === key
            ? JSON.parse(textOf(placed, 'outcome'))
            : undefined);
        if (known !== undefined) {
          if (!sameChips(v.parse(outcomeSchema, known).chips, chips)) throw keyReused();
          const first = keptAnswer(database, attempts, key) as LiveStanding | undefined;
          return first ?? standing(session, owner, now);
        }
        const open = liveMoment(now.getTime());
        if (open.phase !== 'betting' || open.round !== round) throw windowClosed();
        const stake = stakeOf(chips);
        assertMayPlayRound(database, session, { stake, rules, now });
        if (openBetAtTable(database, session) !== undefined) throw betPlaced();
        const { drawn, ...table } = tableOf(textOf(session, 'slug')).outcomeOf(round);
        takeLiveBet(ledger, owner, session, {
          tableRound: round,
          key,
          at: now,
          dueAt: new Date(resultAt(round)),
          stake,
          outcome: { ...table, ...drawn, chips },
          win: winOf(game, drawn, chips),
        });
        const after = findSession(ledger, owner, numberOf(session, 'seq'));
        keepAlive(database, after, now);
        const body = standing(after, owner, now);
        keepAnswer(database, { owner: attempts, key, body }, now);
        return body;
      });
    },
  };
}

function betView(row: Row): LiveBetView {
  const { chips } = v.parse(outcomeSchema, JSON.parse(textOf(row, 'outcome')));
  return { round: numberOf(row, 'table_round'), chips, stake: numberOf(row, 'stake') };
}

function lastView({ stake, win, outcome }: { stake: number; win: number; outcome: unknown }) {
  return { round: v.parse(outcomeSchema, outcome).tableRound, stake, win };
}

const windowClosed = () => new Problem(409, 'window_closed', 'No more bets on this round');
const betPlaced = () => new Problem(409, 'bet_placed', 'There is already a bet on this round');
