import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { call } from './call.ts';
import { createSportsbookTicketAnswer } from './contract/schemas.ts';
import { parsed } from './parsing/entries.ts';

/** Requests a ticket that identifies the player to the framed sportsbook. Valid once, for a minute (SPT-1). */
export const createSportsbookTicket = (api: Api): Promise<Result<string, HttpError>> =>
  call(api, { family: 'operator', method: 'POST', path: '/sportsbook/tickets' }, async (wire) =>
    (await import('./sportsbook.ts')).parseSportsbookTicket(wire),
  );

export const parseSportsbookTicket = (wire: unknown): string | undefined =>
  parsed(createSportsbookTicketAnswer, wire)?.ticket;
