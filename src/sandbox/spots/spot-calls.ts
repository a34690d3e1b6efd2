import * as v from 'valibot';
import { type Answer, json } from '../answer.ts';
import { tones } from '../art/palette.ts';
import type { Game } from '../catalogue/game.ts';
import { demandJson } from '../operator/body.ts';
import { positiveAmount } from '../operator/fields.ts';
import { Problem, unknownPath, wrongMethod } from '../operator/problem.ts';
import { ticketField } from '../play/play-fields.ts';
import type { SandboxRequest } from '../request.ts';
import type { SpotSheet } from './spot-api.ts';
import { LEAST_STAKE, MOST_STAKE, type SpotGame, stakeOf } from './spot-game.ts';

export type Calls = Readonly<Record<string, (request: SandboxRequest) => Promise<object>>>;

export const keyField = v.pipe(v.string(), v.uuid());
export const openingBody = v.strictObject({ ticket: ticketField });

/** Chips as a page sends them; the most that may lie on the table together holds for everybody. */
export const chipsOn = (game: Pick<SpotGame, 'isSpot'>) =>
  v.pipe(
    v.record(v.string(), v.pipe(positiveAmount, v.multipleOf(LEAST_STAKE, 'stake_unknown'))),
    v.check((chips) => Object.keys(chips).length > 0, 'chips_missing'),
    v.check((chips) => Object.keys(chips).every(game.isSpot), 'spot_unknown'),
    v.check((chips) => stakeOf(chips) <= MOST_STAKE, 'stake_too_high'),
  );

/** Answers one of these calls, all of which are `POST` with JSON. Throws Problem. */
export async function answerCall(calls: Calls, request: SandboxRequest): Promise<Answer> {
  const call = Object.hasOwn(calls, request.path) ? calls[request.path] : undefined;
  if (call === undefined) throw unknownPath();
  if (request.method !== 'POST') throw wrongMethod(['POST']);
  demandJson(request);
  return json(201, await call(request), { 'Cache-Control': 'no-store' });
}

/** Throws Problem 401 `token_missing`. */
export function tokenOf({ authorization }: SandboxRequest): string {
  const token = /^Bearer ([\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new Problem(401, 'token_missing', 'Open the game first');
  return token;
}

/** What a game is, for its page. */
export function spotSheetOf({ title, hues: [own, around] }: Game): SpotSheet {
  const { light, base, deep } = tones[own];
  return {
    title,
    tones: { light, base, deep, around: tones[around].dark, night: tones[around].deep },
  };
}

/** The chips in an order of their own, so that the same bet is the same text. */
export const sameChips = (a: object, b: object): boolean => textOf(a) === textOf(b);
const textOf = (chips: object) => JSON.stringify(Object.entries(chips).sort());
