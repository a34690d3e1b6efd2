import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from '../../operator/contract/types.ts';
import { readStanding } from '../accounts/account-status.ts';
import { promotions } from '../catalogue/promotions.ts';
import { identityExpiry, listDocuments } from '../documents/document-store.ts';
import { Problem, unknownPath } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import { inLanguage } from '../operator/in-language.ts';
import type { OfferedPromotion } from '../operator/published-content.ts';
import { numberOf, textOf } from '../operator/row.ts';
import { forgoBonus, giveBonus, hadBonus } from '../wallet/bonuses.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import type { Ledger, Owner } from '../wallet/ledger.ts';

/** A player's opt-ins, newest first, with the progress of a bonus that has not expired. */
export function listOptIns(
  database: DatabaseSync,
  { accountCode, currency }: Owner,
): Operations['listPromotionOptIns']['answer'] {
  const rows = database
    .prepare(
      `SELECT slug, at, staked, required FROM promotion_opt_ins AS optIn
       LEFT JOIN bonuses ON bonuses.account_code = optIn.account_code AND promotion = slug AND state <> 'lapsed'
       WHERE optIn.account_code = ? ORDER BY at DESC, slug`,
    )
    .all(accountCode);
  const optIns = rows.map((row) => {
    const optIn = { slug: textOf(row, 'slug'), at: textOf(row, 'at') };
    if (row.required === null) return optIn;
    const [staked, required] = [numberOf(row, 'staked'), numberOf(row, 'required')];
    return { ...optIn, wagering: { staked, required, currency } };
  });
  return { promotions: optIns };
}

/**
 * Opts in, and grants the promotion's bonus. Repeated calls have no further effect. Runs inside the caller's
 * transaction.
 */
export function join(ledger: Ledger, owner: Owner, slug: string, now: Date): void {
  const { accountCode } = owner;
  const { database } = ledger;
  database
    .prepare('INSERT OR IGNORE INTO promotion_opt_ins VALUES (?, ?, ?)')
    .run(accountCode, slug, now.toISOString());
  const { bonus, title } = promotions.find((promotion) => promotion.slug === slug) ?? {};
  if (!bonus || !title) return;
  const find = database.prepare('SELECT language FROM accounts WHERE account_code = ?');
  const text = inLanguage(title, String(find.get(accountCode)?.language));
  giveBonus(ledger, owner, { promotion: slug, text, bonus, at: now });
}

/** Opts out, which takes back the rest of a bonus. Runs inside the caller's transaction. */
export function leave(ledger: Ledger, owner: Owner, slug: string, now: Date): void {
  ledger.database
    .prepare('DELETE FROM promotion_opt_ins WHERE account_code = ? AND slug = ?')
    .run(owner.accountCode, slug);
  forgoBonus(ledger, owner, slug, now);
}

/**
 * Checks that the player may opt in now. Players on a break or excluded may not, players who have not verified their
 * identity could not win, and players who left after the bonus would get nothing.
 * @throws Problem 404, 403 `account_blocked`, `excluded`, `documents_needed`, 409 `promotion_not_started`,
 * `promotion_over`, `promotion_used`
 */
export function assertMayJoin(
  database: DatabaseSync,
  player: Player,
  { slug, promotion }: { slug: string; promotion: OfferedPromotion | undefined },
  now: Date,
): void {
  if (promotion === undefined) throw unknownPath();
  const { accountCode } = player;
  const { status } = readStanding(database, accountCode, now);
  if (status === 'excluded' || exclusionOf(database, accountCode, now))
    throw new Problem(403, 'excluded', 'This account may not opt in at present');
  if (status === 'blocked') throw new Problem(403, 'account_blocked', 'The account is blocked');
  if (now.getTime() >= promotion.endsAt)
    throw new Problem(409, 'promotion_over', 'This promotion has ended');
  if (now.getTime() < promotion.startsAt)
    throw new Problem(409, 'promotion_not_started', 'This promotion has not started');
  if (hadBonus(database, accountCode, slug) && !hasJoined(database, accountCode, slug))
    throw new Problem(409, 'promotion_used', 'The player left this promotion after its bonus');
  if (!hasShownIdentity(database, accountCode, now))
    throw new Problem(403, 'documents_needed', 'An identity document is missing or has expired');
}

function hasJoined(database: DatabaseSync, accountCode: string, slug: string): boolean {
  const find = 'SELECT 1 FROM promotion_opt_ins WHERE account_code = ? AND slug = ?';
  return database.prepare(find).get(accountCode, slug) !== undefined;
}

/** A document in review is enough, because the operator decides when the review ends. */
function hasShownIdentity(database: DatabaseSync, accountCode: string, now: Date): boolean {
  const documents = listDocuments(database, accountCode, now, 'identification');
  const isThere = documents.some(({ status }) => status !== 'refused');
  return isThere && !identityExpiry(database, accountCode, now).expired;
}
