import * as v from 'valibot';
import { parsed } from './entries.ts';

const answer = v.object({ ticket: v.pipe(v.string(), v.maxLength(256)) });

export const parseSportsbookTicket = (wire: unknown): string | undefined =>
  parsed(answer, wire)?.ticket;
