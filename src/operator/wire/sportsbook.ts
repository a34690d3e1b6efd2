import { createSportsbookTicketAnswer } from '../contract/schemas.ts';
import { parsed } from './entries.ts';

export const parseSportsbookTicket = (wire: unknown): string | undefined =>
  parsed(createSportsbookTicketAnswer, wire)?.ticket;
