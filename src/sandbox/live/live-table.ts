import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { hashOf } from '../accounts/token.ts';
import type { SpotGame } from '../games/spots/spot-game.ts';
import { prepared } from '../operator/prepared.ts';
import { textOf } from '../operator/row.ts';
import type { LiveTableView } from './live-api.ts';
import { dealerOf, liveMoment, resultAt } from './live-clock.ts';

/** Number of past results on display. */
const PAST = 12;

export type LiveTable = ReturnType<typeof createLiveTable>;

/**
 * A live table of a game. Each round has its own seed, derived from the operator's secret. The hash is shown while bets
 * are accepted and the seed with the result, so that the result cannot be known in advance or changed later.
 */
export function createLiveTable<Drawn extends object>(
  database: DatabaseSync,
  game: SpotGame<Drawn>,
  slug: string,
) {
  const secret = textOf(prepared(database, 'SELECT secret FROM live_secret').get() ?? {}, 'secret');
  const seedOf = (round: number) =>
    createHmac('sha256', secret).update(`${slug} ${round}`).digest('base64url');
  const drawnIn = (round: number) => game.draw(seedOf(round), round);

  return {
    /** Outcome of a round; secret until betting closes. */
    outcomeOf: (round: number) => ({
      tableRound: round,
      tableSeed: seedOf(round),
      drawn: drawnIn(round),
    }),

    /** State that all players at the table see. */
    view(time: number): LiveTableView {
      const { round, phase, endsAt } = liveMoment(time);
      const isKnown = time >= resultAt(round);
      const isCalled = game.isCalled === true && phase === 'spinning';
      const newest = isKnown ? round : round - 1;
      return {
        time,
        round,
        phase,
        endsAt,
        dealer: dealerOf(round),
        seedHash: hashOf(seedOf(round)),
        ...((isKnown || isCalled) && { drawn: drawnIn(round) }),
        ...(isKnown && { seed: seedOf(round) }),
        past: Array.from({ length: PAST }, (_, index) => drawnIn(newest - index)),
      };
    },
  };
}
