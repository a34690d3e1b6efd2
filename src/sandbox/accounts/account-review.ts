import type { DatabaseSync } from 'node:sqlite';
import { audit } from '../audit/audit-log.ts';
import { type Account, accountOf } from './account.ts';
import { setStanding } from './account-status.ts';
import type { Likeness } from './likeness.ts';
import { noticeFor } from './notice-texts.ts';
import { addNotice } from './notices.ts';

export const isUnderReview = ({ status, status_reason }: Account): boolean =>
  status === 'blocked' && status_reason === 'under-review';

/**
 * Blocks deposits and play of a new account until staff have compared it with similar ones, because a self-excluded
 * player may have registered again under another spelling. Runs inside the caller's transaction.
 */
export function holdForReview(
  database: DatabaseSync,
  accountCode: string,
  likenesses: readonly { likeness: Likeness; accountCode: string }[],
  now: Date,
): void {
  setStanding(database, accountCode, { status: 'blocked', reason: 'under-review' });
  const insert = database.prepare('INSERT OR IGNORE INTO account_reviews VALUES (?, ?, ?)');
  for (const { likeness, accountCode: other } of likenesses)
    insert.run(accountCode, likeness, other);
  const { language } = accountOf(database, accountCode);
  addNotice(database, accountCode, noticeFor('underReview', language), now);
  audit(database, { event: 'account-held', by: 'system', accountCode }, now);
}
