import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { jurisdictions } from '../../../config/jurisdictions.ts';
import { readBody } from '../../http/body.ts';
import { positiveAmount } from '../../http/fields.ts';
import type { FrameApp } from '../../http/frame-app.ts';
import { asProblem, Problem } from '../../http/problem.ts';
import type { Settings } from '../../operator/settings.ts';
import { answerCall, type Calls, keyField } from '../../play/game-calls.ts';
import { createGameDoor } from '../../play/game-door.ts';
import { gameOfKind, hasDemo } from '../../play/game-offer.ts';
import { gameSlug, ticketField } from '../../play/play-fields.ts';
import { createDemoPlay } from './demo-play.ts';
import { fairStops } from './fair-stops.ts';
import { gameSheetOf } from './game-sheet.ts';
import { lineWins, sumOf } from './line-wins.ts';
import type { OpeningAnswer, RoundAnswer, RoundRequest, RoundView } from './slot-api.ts';
import { STAKES, tableOf } from './slot-games.ts';

const openingBody = v.union([
  v.strictObject({ ticket: ticketField }),
  v.strictObject({ demo: gameSlug }),
]);
const roundBody = v.strictObject({
  key: keyField,
  stake: v.pipe(
    positiveAmount,
    v.check((stake) => STAKES.includes(stake), 'stake_unknown'),
  ),
}) satisfies v.GenericSchema<unknown, RoundRequest>;
/** Stored outcome of a round. Everything else derives from it and the game's table. */
const outcomeSchema = v.object({ stops: v.array(v.number()) });

interface SlotAppOptions {
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly now: () => Date;
}

/** API of the framed slots: one endpoint opens a game, one plays a round. */
export function createSlotApp({ database, settings, now }: SlotAppOptions): FrameApp {
  const door = createGameDoor(database, settings, 'slot');
  const { minimumRoundMs } = jurisdictions[settings.jurisdiction];
  const demo = createDemoPlay(minimumRoundMs);

  function openDemo(slug: string): OpeningAnswer {
    const game = gameOfKind('slot', slug);
    if (!hasDemo(game)) {
      throw new Problem(403, 'demo_not_allowed', 'This game has no demo');
    }
    return { ...demo.open(slug), game: gameSheetOf(game), stakes: [...STAKES], minimumRoundMs };
  }

  function openReal(ticket: string): OpeningAnswer {
    const {
      token,
      session,
      seedHash,
      mostStake = Number.POSITIVE_INFINITY,
    } = door.openGame(ticket, now());
    const game = gameOfKind('slot', session.game.slug);
    const last = door.lastRound(token, now());
    return {
      token,
      game: gameSheetOf(game),
      balance: session.balance,
      currency: session.currency,
      stakes: STAKES.filter((stake) => stake <= mostStake),
      minimumRoundMs,
      seedHash,
      ...(last && { last: viewOf(session.game.slug, last) }),
    };
  }

  function playDemo(token: string, stake: number): RoundAnswer {
    const { drawn, number, ...after } = demo.play(
      token,
      stake,
      (slug, seed, round) => draw(slug, stake, seed, round),
      now(),
    );
    const { win, wins, outcome } = drawn;
    return { ...after, round: { number, stake, win, wins, ...outcome }, isLast: false };
  }

  function playReal(token: string, { key, stake }: RoundRequest): RoundAnswer {
    const { slug } = door.sessionOf(token, now()).session.game;
    const drawRound = (seed: string, number: number) => {
      const { win, outcome } = draw(slug, stake, seed, number);
      return { win, outcome };
    };
    const request = { key: key.toLowerCase(), stake, draw: drawRound };
    const { round, balance, isLast } = door.playRound(token, request, now());
    return { round: viewOf(slug, round), balance, isLast };
  }

  const calls: Calls = {
    '/openings': async (request) => {
      const body = await readBody(request, openingBody);
      return 'demo' in body ? openDemo(body.demo) : openReal(body.ticket);
    },
    '/rounds': async (request) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(request.authorization)?.[1];
      if (token === undefined) throw new Problem(401, 'token_missing', 'Open the game first');
      const body = await readBody(request, roundBody);
      return demo.isDemo(token) ? playDemo(token, body.stake) : playReal(token, body);
    },
  };

  return {
    name: 'slot',
    answer: (request) => asProblem(() => answerCall(calls, request)),
  };
}

/** Draws a round. */
function draw(slug: string, stake: number, seed: string, number: number) {
  const table = tableOf(gameOfKind('slot', slug));
  const stops = fairStops(table, seed, number);
  const wins = lineWins(table, stops, stake);
  return { win: sumOf(wins), wins, outcome: { stops } };
}

/** Converts a booked round for the page. */
function viewOf(
  slug: string,
  { number, stake, win, outcome }: { number: number; stake: number; win: number; outcome: unknown },
): RoundView {
  const { stops } = v.parse(outcomeSchema, outcome);
  return {
    number,
    stake,
    win,
    stops,
    wins: lineWins(tableOf(gameOfKind('slot', slug)), stops, stake),
  };
}
