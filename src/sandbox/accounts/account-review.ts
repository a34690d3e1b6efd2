import type { DatabaseSync } from 'node:sqlite';
import { audit } from '../audit/audit-log.ts';
import { type Account, accountOf } from './account.ts';
import { CONFIRMATION_DUE, setStanding, standingOf } from './account-status.ts';
import { keepMarks, type Marks, type SharedTrait, sharedMarks } from './likeness.ts';
import { noticeFor } from './notice-texts.ts';
import { addNotice } from './notices.ts';

export const isUnderReview = ({ status, status_reason }: Account): boolean =>
  status === 'blocked' && status_reason === 'under-review';

/** Whether an account has been held since it was read. */
export const isHeldSince = (database: DatabaseSync, before: Account): boolean =>
  !isUnderReview(before) && isUnderReview(accountOf(database, before.account_code));

/**
 * Blocks deposits and play of an account until staff have compared it with similar ones, because a self-excluded player
 * may have another account under another spelling. A self-exclusion in force stays, without an end in the status,
 * because staff end both; a confirmation that is due is due again afterwards. Runs inside the caller's transaction.
 */
export function holdForReview(
  database: DatabaseSync,
  accountCode: string,
  likenesses: readonly SharedTrait[],
  now: Date,
): void {
  const account = accountOf(database, accountCode);
  const { status, reason, reasonAfter } = standingOf(account, now);
  if (reason === 'closed') return;
  const insert = database.prepare('INSERT OR IGNORE INTO account_reviews VALUES (?, ?, ?)');
  for (const { likeness, accountCode: other } of likenesses)
    insert.run(accountCode, likeness, other);
  if (isUnderReview(account)) return;
  const after = reason === CONFIRMATION_DUE ? reason : reasonAfter;
  const isExcluded = reason === 'self-exclusion';
  setStanding(database, accountCode, {
    ...(isExcluded ? { status, reason } : { status: 'blocked', reason: 'under-review' }),
    ...(after !== undefined && { reasonAfter: after }),
  });
  if (!isExcluded)
    addNotice(database, accountCode, noticeFor('underReview', account.language), now);
  audit(database, { event: 'account-held', by: 'system', accountCode }, now);
}

/**
 * Stores an account's new contact data among what it is known by, and holds it for review if another account is known
 * by the same. Runs inside the caller's transaction.
 */
export function reviewContact(
  database: DatabaseSync,
  accountCode: string,
  contact: Pick<Marks, 'email' | 'phone'>,
  now: Date,
): void {
  const shared = sharedMarks(database, contact).filter((one) => one.accountCode !== accountCode);
  keepMarks(database, accountCode, contact);
  if (shared.length > 0) holdForReview(database, accountCode, shared, now);
}
