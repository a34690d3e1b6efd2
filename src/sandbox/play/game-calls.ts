import * as v from 'valibot';
import { tones } from '../art/palette.ts';
import type { Game } from '../catalogue/game.ts';
import { type Answer, json } from '../http/answer.ts';
import { bearerOf } from '../http/bearer.ts';
import { demandJson } from '../http/body.ts';
import { Problem, unknownPath, wrongMethod } from '../http/problem.ts';
import type { SandboxRequest } from '../http/request.ts';
import { ticketField } from './play-fields.ts';

/** API handlers of a framed game, by path. */
export type Calls = Readonly<Record<string, (request: SandboxRequest) => Promise<object>>>;

export const keyField = v.pipe(v.string(), v.uuid());
export const openingBody = v.strictObject({ ticket: ticketField });

/** Handles a request to one of these paths, all `POST` with JSON. @throws Problem */
export async function answerCall(calls: Calls, request: SandboxRequest): Promise<Answer> {
  const call = Object.hasOwn(calls, request.path) ? calls[request.path] : undefined;
  if (call === undefined) throw unknownPath();
  if (request.method !== 'POST') throw wrongMethod(['POST']);
  demandJson(request);
  return json(201, await call(request), { 'Cache-Control': 'no-store' });
}

/** @throws Problem 401 `token_missing` */
export function tokenOf({ authorization }: SandboxRequest): string {
  const token = bearerOf(authorization);
  if (token === undefined) throw new Problem(401, 'token_missing', 'Open the game first');
  return token;
}

/** Colours of a game's page. */
export function tonesOf({ hues: [own, around] }: Pick<Game, 'hues'>) {
  const { light, base, deep } = tones[own];
  return { light, base, deep, around: tones[around].dark, night: tones[around].deep };
}
