import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { json } from '../http/answer.ts';
import { isUuid, language } from '../http/fields.ts';
import { unknownPath } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { OperatorPart } from '../operator/part.ts';
import { countVotes, putVote } from './votes.ts';

/** Allowed votes per minute and IP address, which many devices may share. */
const VOTES = 60;
const PER_MS = 60_000;

/** Votes on whether help articles were useful (PGS-1). Stores no name, IP address or account with a vote. */
export const helpPart: OperatorPart = {
  tables: `
    CREATE TABLE help_votes (
      article TEXT NOT NULL,
      id TEXT NOT NULL,
      useful INTEGER NOT NULL,
      language TEXT NOT NULL,
      PRIMARY KEY (article, id)
    ) STRICT, WITHOUT ROWID;
  `,
  seed() {},
  routes({ database, hasArticle }) {
    const votes = createRateLimit(VOTES, PER_MS);
    return [
      route({
        operation: 'voteOnArticle',
        family: 'operator',
        method: 'PUT',
        path: '/help/articles/{article}/votes/{voteId}',
        access: 'anyone',
        body: v.strictObject({ useful: v.boolean(), language }),
        handle({ address, body, params, now }) {
          votes.take(address, now);
          const { article, voteId } = params;
          if (!isUuid(voteId) || !hasArticle(article)) throw unknownPath();
          putVote(database, { article, id: voteId.toLowerCase(), ...body });
          return { status: 204 };
        },
      }),
    ];
  },
};

/** The votes on help articles, for editors. */
export const votesRoute = (database: DatabaseSync): StaffRoute => ({
  method: 'GET',
  path: '/help/votes',
  right: 'content',
  handle: async () => json(200, { votes: countVotes(database) }),
});
