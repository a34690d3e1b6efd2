import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { type Account, accountOf } from '../accounts/account.ts';
import { readStanding, setStanding } from '../accounts/account-status.ts';
import { letterFor } from '../accounts/mails.ts';
import { noticeFor } from '../accounts/notice-texts.ts';
import { addNotice } from '../accounts/notices.ts';
import { sendMail } from '../accounts/outbox.ts';
import { endSessions } from '../accounts/sessions.ts';
import { audit } from '../audit/audit-log.ts';
import { json } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import type { PartContext } from '../operator/part.ts';
import { timeOf } from '../operator/row.ts';
import { endDue } from '../wallet/due.ts';
import { liftBlock } from '../wallet/exclusions.ts';
import { createLedger } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { hasMoney } from '../wallet/players-money.ts';
import { endPlayAt } from '../wallet/slot-session-dues.ts';

type ReviewContext = Pick<PartContext, 'database' | 'settings' | 'outboxKey' | 'log' | 'now'>;

/** Creates a route for a staff decision about a held account. Its owner gets an email. */
const decide =
  (
    context: ReviewContext,
    act: typeof release | typeof close,
    letter: 'reviewed' | 'closed',
  ): StaffRoute['handle'] =>
  async ({ id, name }) => {
    const now = context.now();
    const account = act(context, id, name, now);
    // Nobody is invited to play during an exclusion or before a confirmation that is due.
    if (letter === 'closed' || account.status === 'active')
      sendMail(context, { to: account.email, ...letterFor(letter, account.language) }, now);
    return json(200, { accountCode: id, accountStatus: account.status });
  };

/** Staff routes: list accounts under review with the similar ones, release an account, close an account. */
export const reviewRoutes = (context: ReviewContext): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/reviews',
    right: 'reviews',
    isPersonal: true,
    handle: async () => json(200, { accounts: underReview(context.database) }),
  },
  {
    method: 'POST',
    path: '/reviews/{id}/release',
    right: 'reviews',
    handle: decide(context, release, 'reviewed'),
  },
  {
    method: 'POST',
    path: '/reviews/{id}/close',
    right: 'reviews',
    handle: decide(context, close, 'closed'),
  },
];

/** Blocked by a review, or under a review that an exclusion covers at the moment. */
const OPEN = `((status = 'blocked' AND status_reason = 'under-review')
  OR account_code IN (SELECT account_code FROM account_reviews))`;

function underReview(database: DatabaseSync) {
  const likenesses = database.prepare(
    `SELECT likeness, other_code AS accountCode, status AS accountStatus FROM account_reviews
     JOIN accounts ON accounts.account_code = other_code WHERE account_reviews.account_code = ?
     ORDER BY other_code, likeness`,
  );
  return database
    .prepare(
      `SELECT account_code, username, registered_at FROM accounts
       WHERE ${OPEN} ORDER BY registered_at DESC`,
    )
    .all()
    .map((row) => ({
      accountCode: row.account_code,
      username: row.username,
      registeredAt: timeOf(Number(row.registered_at)),
      like: likenesses.all(String(row.account_code)),
    }));
}

/** @throws Problem 404 */
function takeFromReview(database: DatabaseSync, accountCode: string): Account {
  const isOpen = database
    .prepare(`SELECT 1 FROM accounts WHERE account_code = ? AND ${OPEN}`)
    .get(accountCode);
  if (isOpen === undefined)
    throw new Problem(404, 'not_found', 'There is no such account under review');
  database.prepare('DELETE FROM account_reviews WHERE account_code = ?').run(accountCode);
  return accountOf(database, accountCode);
}

/**
 * Releases an account from its review. An exclusion stays in force, and a confirmation that was due is due again.
 * @param staff name of the staff member who decides
 */
function release(
  { database }: ReviewContext,
  accountCode: string,
  staff: string,
  now: Date,
): Account {
  return inTransaction(database, () => {
    takeFromReview(database, accountCode);
    const { reasonAfter } = readStanding(database, accountCode, now);
    liftBlock(database, accountCode, now, reasonAfter);
    const account = accountOf(database, accountCode);
    if (account.status === 'active')
      addNotice(database, accountCode, noticeFor('reviewed', account.language), now);
    audit(database, { event: 'account-released', by: { staff }, accountCode }, now);
    return account;
  });
}

/**
 * Closes an account under review for good: log-in is refused, and a new account like it is held again. If the player
 * self-excluded during the review, that status stays instead, which has no end either (wallet/exclusions.ts).
 * @throws Problem 404, 409 `balance_left`
 */
function close(context: ReviewContext, accountCode: string, staff: string, now: Date): Account {
  const { database } = context;
  return inTransaction(database, () => {
    const { status } = takeFromReview(database, accountCode);
    const ledger = createLedger(database);
    const owner = ownerOf(ledger, accountCode);
    // A bet may have been won, and an open hand may win, since the player was last here.
    endPlayAt(database, accountCode, now, 'signed-out');
    endDue(ledger, owner, now);
    if (hasMoney(ledger, owner))
      throw new Problem(
        409,
        'balance_left',
        'The account has money, open bets or an open hand; release it, and its player can withdraw',
      );
    if (status !== 'excluded')
      setStanding(database, accountCode, { status: 'blocked', reason: 'closed' });
    endSessions(context, accountCode, now);
    audit(database, { event: 'account-closed', by: { staff }, accountCode }, now);
    return accountOf(database, accountCode);
  });
}
