import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from '../../operator/contract/types.ts';
import { identityExpiry, listDocuments } from '../documents/document-store.ts';
import { Problem, unknownPath } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import type { OfferedPromotion } from '../operator/published-content.ts';
import { textOf } from '../operator/row.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import type { Owner } from '../wallet/ledger.ts';
import { stakedSince, wageringOf } from './wagering.ts';

/** A player's opt-ins, latest first. */
export function listOptIns(
  database: DatabaseSync,
  { accountCode, currency }: Owner,
): Operations['listPromotionOptIns']['answer'] {
  const rows = database
    .prepare('SELECT slug, at FROM promotion_opt_ins WHERE account_code = ? ORDER BY at DESC, slug')
    .all(accountCode);
  const promotions = rows.map((row) => {
    const optIn = { slug: textOf(row, 'slug'), at: textOf(row, 'at') };
    const asked = wageringOf(optIn.slug);
    if (!asked) return optIn;
    const { required, category } = asked;
    const staked = stakedSince(database, { accountCode, at: optIn.at, category });
    return { ...optIn, wagering: { staked: Math.min(staked, required), required, currency } };
  });
  return { promotions };
}

/** Opts in; repeated calls have no further effect. */
export function join(database: DatabaseSync, accountCode: string, slug: string, now: Date): void {
  database
    .prepare('INSERT OR IGNORE INTO promotion_opt_ins VALUES (?, ?, ?)')
    .run(accountCode, slug, now.toISOString());
}

export function leave(database: DatabaseSync, accountCode: string, slug: string): void {
  database
    .prepare('DELETE FROM promotion_opt_ins WHERE account_code = ? AND slug = ?')
    .run(accountCode, slug);
}

/**
 * Checks that the player may opt in now. Players on a break or excluded are never entered, and players who have not
 * verified their identity cannot win.
 * @throws Problem 404, 403 `account_blocked`, `excluded`, `documents_needed`, 409 `promotion_not_started`,
 * `promotion_over`
 */
export function assertMayJoin(
  database: DatabaseSync,
  player: Player,
  promotion: OfferedPromotion | undefined,
  now: Date,
): asserts promotion {
  if (promotion === undefined) throw unknownPath();
  const { accountCode, status } = player;
  if (status === 'excluded' || exclusionOf(database, accountCode, now))
    throw new Problem(403, 'excluded', 'This account does not take part at present');
  if (status === 'blocked') throw new Problem(403, 'account_blocked', 'The account is blocked');
  if (now.getTime() >= promotion.endsAt)
    throw new Problem(409, 'promotion_over', 'This promotion has ended');
  if (now.getTime() < promotion.startsAt)
    throw new Problem(409, 'promotion_not_started', 'This promotion has not begun');
  if (!hasShownIdentity(database, accountCode, now))
    throw new Problem(403, 'documents_needed', 'An identity document is missing or has expired');
}

/** A document in review is enough: finishing the review is up to the operator. */
function hasShownIdentity(database: DatabaseSync, accountCode: string, now: Date): boolean {
  const documents = listDocuments(database, accountCode, now, 'identification');
  const isThere = documents.some(({ status }) => status !== 'refused');
  return isThere && !identityExpiry(database, accountCode, now).expired;
}
