import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import { parseAnswer } from '../http/parse-answer.ts';
import { type Result, success } from '../lib/result.ts';
import { call, callForOutcome } from './call.ts';
import type {
  GameTicket,
  Operations,
  RunningSlotSession,
  SlotSessionSummary,
} from './contract/types.ts';
import type { StartedSlotSession } from './parsing/slot-sessions.ts';

export type {
  GameTicket,
  PlayDevice,
  RunningSlotSession,
  SlotSessionEnd,
  SlotSessionSummary,
} from './contract/types.ts';
export type { StartedSlotSession } from './parsing/slot-sessions.ts';

const parser = () => import('./parsing/slot-sessions.ts');
const family = 'slotsSession';
const pathOf = (id: string, rest = '') => `/sessions/${encodeURIComponent(id)}${rest}`;

export type SlotSessionStart = Operations['startSlotSession']['request'];

/**
 * Starts a session at a game; idempotent by key and body (F41).
 * @param key idempotency key (UUID)
 * @returns refusals: 422 `limits_required` or `limits_invalid` (`errors`), `limit_exceeded` (`limit`, `left`), `paused`
 * (`until`); 403 `account_blocked`, `excluded`, `documents_needed`; 404; 409 `game_unavailable`, `session_open` (`id`,
 * `game`), `request_in_progress`
 */
export async function startSlotSession(
  api: Api,
  start: SlotSessionStart,
  key: string,
): Promise<Result<StartedSlotSession, HttpError>> {
  const path = '/sessions';
  // Load the parser first. Without it the session would be open but unusable (F41).
  const parse = await parseAnswer(path, async () => (await parser()).parseStartedSlotSession);
  if (!parse.ok) return parse;
  const request = { family, method: 'POST', path, body: start, idempotencyKey: key } as const;
  return call(api, request, parse.value);
}

/** The player's running session; undefined if there is none. */
export async function readRunningSlotSession(
  api: Api,
): Promise<Result<RunningSlotSession | undefined, HttpError>> {
  const path = '/sessions/current';
  const answer = await api.send({ family, method: 'GET', path });
  if (!answer.ok || answer.value === undefined) return answer.ok ? success(undefined) : answer;
  return parseAnswer(path, async () => (await parser()).parseRunningSlotSession(answer.value));
}

/** Reads a session, with `ended` if it is over. */
export const readSlotSession = (
  api: Api,
  id: string,
): Promise<Result<RunningSlotSession, HttpError>> =>
  call(api, { family, method: 'GET', path: pathOf(id) }, async (wire) =>
    (await parser()).parseRunningSlotSession(wire),
  );

/** Requests a new ticket for a running session. The frame that has the session now loses it. */
export const relaunchSlotSession = (api: Api, id: string): Promise<Result<GameTicket, HttpError>> =>
  call(api, { family, method: 'POST', path: pathOf(id, '/launch') }, async (wire) =>
    (await parser()).parseGameTicket(wire),
  );

/** Acknowledges the notice that was due. */
export const acknowledgeNotice = (api: Api, id: string): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family, method: 'POST', path: pathOf(id, '/notice') });

/**
 * Ends a session; succeeds if it has already ended.
 * @param keepalive the call may outlive the page
 */
export const endSlotSession = (
  api: Api,
  id: string,
  { keepalive }: { keepalive: boolean },
): Promise<Result<SlotSessionSummary, HttpError>> =>
  call(api, { family, method: 'POST', path: pathOf(id, '/end'), keepalive }, async (wire) =>
    (await import('./pending-slot-session.ts')).parseSlotSessionSummary(wire),
  );
