import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Game } from '../../catalogue/game.ts';
import { readBody } from '../../http/body.ts';
import type { FrameApp } from '../../http/frame-app.ts';
import { asProblem } from '../../http/problem.ts';
import type { Settings } from '../../operator/settings.ts';
import {
  answerCall,
  type Calls,
  keyField,
  openingBody,
  tokenOf,
  tonesOf,
} from '../../play/game-calls.ts';
import { createGameDoor } from '../../play/game-door.ts';
import { gameOfKind } from '../../play/game-offer.ts';
import { createStepDoor, type SteppedRound } from '../../play/step-door.ts';
import { fairOrder } from './fair-order.ts';
import type { TableAnswer, TableOpening, TableRoundView, TableSheet } from './table-api.ts';
import { moveImpossible, playedOut, type TableRules } from './table-rules.ts';

const moveBody = v.strictObject({ key: keyField, move: v.pipe(v.string(), v.maxLength(40)) });
/** Everything else in a round derives from the rules. */
const playedSchema = v.object({ bet: v.looseObject({}), moves: v.array(v.string()) });

interface TableAppOptions {
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly now: () => Date;
}

/** API of a framed table game: endpoints to open it, to bet and to move. */
export function createTableApp<Bet extends object, View extends object>(
  rules: TableRules<Bet, View>,
  { database, settings, now }: TableAppOptions,
): FrameApp {
  const door = createGameDoor(database, settings, rules.kind);
  const steps = createStepDoor(database, settings, rules.kind);
  const roundBody = v.strictObject({ key: keyField, bet: rules.bet });

  /** Converts a round for its page. @param played the bet and the moves so far */
  function viewOf(seed: string, number: number, played: unknown): TableRoundView<View> {
    const { bet, moves } = v.parse(playedSchema, played);
    const { ifLeft: _, ...round } = rules.play(fairOrder(seed, number), bet as Bet, moves);
    return { number, bet: bet as { stake: number } & object, ...round };
  }

  function stepped(seed: string, number: number, bet: Bet, moves: string[]): SteppedRound {
    const order = fairOrder(seed, number);
    const { stake, ifLeft } = rules.play(order, bet, moves);
    const end = playedOut(rules, order, bet, moves);
    const { win, view } = end.round;
    const outcome = { bet, moves: end.moves, ...view };
    return { stake, win, outcome, played: { bet, moves }, isOver: ifLeft === undefined };
  }

  function open(ticket: string): TableOpening<View> {
    const { token, session, seed, seedHash, minimumRoundMs } = door.openGame(ticket, now());
    const waiting = steps.openRound(token, now())?.played;
    const number = session.rounds + (waiting ? 1 : 0);
    const played = waiting ?? door.lastRound(token, now())?.outcome;
    return {
      token,
      game: sheetOf(gameOfKind(rules.kind, session.game.slug)),
      balance: session.balance,
      currency: session.currency,
      stakes: [...rules.stakes],
      minimumRoundMs,
      seedHash,
      ...(played !== undefined && { round: viewOf(seed, number, played) }),
    };
  }

  function step(
    token: string,
    body: { key: string; bet: Bet } | { key: string; move: string },
  ): TableAnswer<View> {
    const { seed } = door.sessionOf(token, now());
    const { number, played, ...answer } = steps.playStep(
      token,
      {
        key: body.key.toLowerCase(),
        body,
        take(_seed, round, waiting) {
          if ('bet' in body) {
            if (waiting !== undefined) throw moveImpossible();
            return stepped(seed, round, body.bet, []);
          }
          if (waiting === undefined) throw moveImpossible();
          const { bet, moves } = v.parse(playedSchema, waiting.played);
          return stepped(seed, round, bet as Bet, [...moves, body.move]);
        },
      },
      now(),
    );
    return { round: viewOf(seed, number, played), ...answer };
  }

  const calls: Calls = {
    '/openings': async (request) => open((await readBody(request, openingBody)).ticket),
    '/rounds': async (request) =>
      step(tokenOf(request), (await readBody(request, roundBody)) as { key: string; bet: Bet }),
    '/moves': async (request) => step(tokenOf(request), await readBody(request, moveBody)),
  };

  return {
    name: rules.kind,
    ...(rules.page && { page: rules.page }),
    answer: (request) => asProblem(() => answerCall(calls, request)),
  };
}

/** Facts about a game, for its page. */
const sheetOf = (game: Game): TableSheet => ({ title: game.title, tones: tonesOf(game) });
