import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { readBody } from '../../http/body.ts';
import type { FrameApp } from '../../http/frame-app.ts';
import { asProblem, Problem } from '../../http/problem.ts';
import type { Settings } from '../../operator/settings.ts';
import { answerCall, type Calls, keyField, openingBody, tokenOf } from '../../play/game-calls.ts';
import { createGameDoor } from '../../play/game-door.ts';
import { gameOfKind } from '../../play/game-offer.ts';
import type { SettledRound } from '../../play/settled-round.ts';
import type { SpotAnswer, SpotOpening, SpotRoundRequest, SpotRoundView } from './spot-api.ts';
import { chipsOn, sameChips, spotSheetOf } from './spot-calls.ts';
import { CHIPS, MOST_STAKE, type SpotGame, stakeOf, winOf } from './spot-game.ts';

/** Stored outcome of a round: its chips and its result. */
const outcomeSchema = v.looseObject({ chips: v.record(v.string(), v.number()) });

export interface SpotAppOptions {
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly now: () => Date;
}

/** API of a framed spot game: one endpoint opens it, one plays a round. */
export function createSpotApp<Drawn extends object>(
  game: SpotGame<Drawn>,
  { database, settings, now }: SpotAppOptions,
): FrameApp {
  const door = createGameDoor(database, settings, game.kind);
  const roundBody = v.strictObject({
    key: keyField,
    chips: chipsOn(game),
  }) satisfies v.GenericSchema<unknown, SpotRoundRequest>;

  function open(ticket: string): SpotOpening {
    const { token, session, seedHash, minimumRoundMs } = door.openGame(ticket, now());
    const last = door.lastRound(token, now());
    return {
      token,
      game: spotSheetOf(gameOfKind(game.kind, session.game.slug)),
      balance: session.balance,
      currency: session.currency,
      chips: [...CHIPS],
      mostStake: MOST_STAKE,
      minimumRoundMs,
      seedHash,
      ...(last && { last: viewOf(last) }),
    };
  }

  function play(token: string, { key, chips }: SpotRoundRequest): SpotAnswer {
    const draw = (seed: string, number: number) => {
      const drawn = game.draw(seed, number);
      return { win: winOf(game, drawn, chips), outcome: { ...drawn, chips } };
    };
    const asked = { key: key.toLowerCase(), stake: stakeOf(chips), draw };
    const { round, ...after } = door.playRound(token, asked, now());
    const view = viewOf(round);
    // The key belongs to a different bet of the same amount.
    if (!sameChips(view.chips, chips)) throw keyReused();
    return { round: view, ...after };
  }

  const calls: Calls = {
    '/openings': async (request) => open((await readBody(request, openingBody)).ticket),
    '/rounds': async (request) => play(tokenOf(request), await readBody(request, roundBody)),
  };
  return {
    name: game.kind,
    page: 'spots',
    answer: (request) => asProblem(() => answerCall(calls, request)),
  };
}

/** Converts a booked round for the page. */
function viewOf({ number, stake, win, outcome }: SettledRound): SpotRoundView {
  const { chips, ...drawn } = v.parse(outcomeSchema, outcome);
  return { number, stake, win, chips, drawn };
}

export const keyReused = () =>
  new Problem(422, 'idempotency_key_reused', 'This key was used for another bet');
