import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import { listNoticesAnswer } from './contract/schemas.ts';
import type { Operations } from './contract/types.ts';
import { parsedWithList } from './parsing/entries.ts';

export type { Notice } from './contract/types.ts';

export type Notices = Operations['listNotices']['answer'];

/** The player's notices (HDR-9), newest first, with the number of unread ones. */
export function noticesQuery(accountCode: string): Query<Notices> {
  return {
    key: `player:notices:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'notices'),
    parse: async (wire, context) => (await import('./notices.ts')).parseNotices(wire, context),
  };
}

/** Marks notices up to and including this one as read. */
export const markNoticesRead = (
  api: Api,
  accountCode: string,
  upTo: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'POST',
    path: accountPath(accountCode, 'notices/read'),
    body: { upTo },
  });

export const parseNotices = (wire: unknown, context: ParseContext): Notices | undefined =>
  parsedWithList(listNoticesAnswer, ['notices', 'notice'], wire, context);
