import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { hashOf } from '../accounts/token.ts';
import type { SpotGame } from '../spots/spot-game.ts';
import { prepared } from '../wallet/prepared.ts';
import { textOf } from '../wallet/row.ts';
import type { LiveTableView } from './live-api.ts';
import { dealerOf, liveMoment, resultAt } from './live-clock.ts';

/** Results that hang at the table. */
const PAST = 12;

export type LiveTable = ReturnType<typeof createLiveTable>;

/**
 * A live table of a game. Each round has a seed of its own, made of the operator's secret: its hash is shown while
 * bets are taken, the seed with the result, so nobody can know the result before or change it after.
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
    /** What falls in a round; secret until its bets are closed. */
    outcomeOf: (round: number) => ({
      tableRound: round,
      tableSeed: seedOf(round),
      drawn: drawnIn(round),
    }),

    /** What everybody at the table sees. */
    view(time: number): LiveTableView {
      const { round, phase, endsAt } = liveMoment(time);
      const isKnown = time >= resultAt(round);
      const newest = isKnown ? round : round - 1;
      return {
        time,
        round,
        phase,
        endsAt,
        dealer: dealerOf(round),
        seedHash: hashOf(seedOf(round)),
        ...(isKnown && { drawn: drawnIn(round), seed: seedOf(round) }),
        past: Array.from({ length: PAST }, (_, index) => drawnIn(newest - index)),
      };
    },
  };
}
