import type { DatabaseSync } from 'node:sqlite';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { json } from '../answer.ts';
import { countVotes } from './votes.ts';

/** The votes on help articles, for editors. */
export const votesRoute = (database: DatabaseSync): StaffRoute => ({
  method: 'GET',
  path: '/help/votes',
  right: 'content',
  handle: async () => json(200, { votes: countVotes(database) }),
});
