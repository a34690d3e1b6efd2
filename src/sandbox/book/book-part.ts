import { route } from '../http/route.ts';
import type { OperatorPart } from '../operator/part.ts';
import { createTicket } from './book-access.ts';
import { bookTables } from './tables.ts';

/**
 * The sportsbook's endpoint for the site, a ticket for the frame. Everything else is on the frames' origin
 * (book-app.ts).
 */
export const bookPart: OperatorPart = {
  tables: bookTables,
  seed() {},
  routes: ({ database }) => [
    route({
      operation: 'createSportsbookTicket',
      family: 'operator',
      method: 'POST',
      path: '/sportsbook/tickets',
      access: 'player',
      handle: ({ player, now }) => ({
        status: 201,
        value: { ticket: createTicket(database, player, now) },
      }),
    }),
  ],
};
