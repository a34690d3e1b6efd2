import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import type { Notices } from './wire/notices.ts';

export type { Notice } from './contract/types.ts';
export type { Notices } from './wire/notices.ts';

/** What the player received (HDR-9), the newest first, with how many are unread. */
export function noticesQuery(accountCode: string): Query<Notices> {
  return {
    key: `player:notices:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'notices'),
    parse: async (wire, context) => (await import('./wire/notices.ts')).parseNotices(wire, context),
  };
}

/** Every notice up to and including this one has been read. */
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
