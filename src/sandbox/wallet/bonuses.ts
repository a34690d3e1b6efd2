import type { DatabaseSync } from 'node:sqlite';
import { games } from '../catalogue/games.ts';
import type { PromotionBonus } from '../catalogue/promotions.ts';
import { DAY_MS } from '../operator/calendar.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import { endBonus, grantBonus } from './movements.ts';

/**
 * Bonuses of promotions, one per account and promotion. A bonus stays in the bonus pocket until the required stakes
 * turn its rest into cash, or until it expires: when it is due (due.ts), or when its player opts out.
 */
export const bonusTables = `
  CREATE TABLE bonuses (
    seq INTEGER PRIMARY KEY,
    account_code TEXT NOT NULL,
    promotion TEXT NOT NULL,
    text TEXT NOT NULL,
    amount INTEGER NOT NULL,
    -- The category of the games whose stakes count.
    category TEXT NOT NULL,
    required INTEGER NOT NULL,
    staked INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'cash', 'lapsed')),
    ended_at TEXT,
    -- The part that was not in the pocket as the bonus ended. What open bets and rounds return of it follows the rest.
    missing INTEGER NOT NULL DEFAULT 0,
    UNIQUE (account_code, promotion)
  ) STRICT;
`;

const categories = new Map(games.map(({ slug, category }) => [slug, category]));

interface Grant {
  readonly promotion: string;
  /** The promotion's title. */
  readonly text: string;
  readonly bonus: PromotionBonus;
  readonly at: Date;
}

/** Grants a promotion's bonus, once per account. Like all functions here, runs inside the caller's transaction. */
export function giveBonus(
  ledger: Ledger,
  owner: Owner,
  { promotion, text, bonus, at }: Grant,
): void {
  const { amount, days, category, required } = bonus;
  const { changes, lastInsertRowid } = prepared(
    ledger.database,
    `INSERT OR IGNORE INTO bonuses (account_code, promotion, text, amount, category, required, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    owner.accountCode,
    promotion,
    text,
    amount,
    category,
    required,
    new Date(at.getTime() + days * DAY_MS).toISOString(),
  );
  if (changes === 0) return;
  grantBonus(ledger, { owner, amount, at, text, reference: `bonus:${lastInsertRowid}` });
}

/** Whether the account was ever granted the promotion's bonus. */
export function hadBonus(database: DatabaseSync, accountCode: string, promotion: string): boolean {
  const find = 'SELECT 1 FROM bonuses WHERE account_code = ? AND promotion = ?';
  return prepared(database, find).get(accountCode, promotion) !== undefined;
}

/** Counts a stake on a game towards the open bonuses, and turns those whose requirement is met into cash. */
export function countStake(
  ledger: Ledger,
  owner: Owner,
  { slug, amount, at }: { slug: string; amount: number; at: Date },
): void {
  const counted = prepared(
    ledger.database,
    `UPDATE bonuses SET staked = min(required, staked + ?)
     WHERE account_code = ? AND state = 'open' AND category = ? RETURNING *`,
  ).all(amount, owner.accountCode, categories.get(slug) ?? '');
  for (const row of counted) {
    if (row.staked === row.required) end(ledger, owner, row, 'cash', at);
  }
}

/** Takes back the rest of a bonus that has expired. */
export function lapseBonus(ledger: Ledger, owner: Owner, seq: number, at: Date): void {
  const row = prepared(ledger.database, 'SELECT * FROM bonuses WHERE seq = ?').get(seq);
  if (row !== undefined) end(ledger, owner, row, 'lapsed', at);
}

/** Takes back the rest of the bonus of a promotion that the player leaves. */
export function forgoBonus(ledger: Ledger, owner: Owner, promotion: string, at: Date): void {
  const row = prepared(
    ledger.database,
    `SELECT * FROM bonuses WHERE account_code = ? AND promotion = ? AND state = 'open'`,
  ).get(owner.accountCode, promotion);
  if (row !== undefined) end(ledger, owner, row, 'lapsed', at);
}

/**
 * Treats a returned bonus stake like the rest of a bonus that ended after it was staked, oldest bonus first.
 * @param stakedAt time of the stake; later bonuses and those that had ended before are not affected
 */
export function followEndedBonuses(
  ledger: Ledger,
  owner: Owner,
  { returned, stakedAt, at }: { returned: number; stakedAt: Date; at: Date },
): void {
  if (returned === 0) return;
  const { database } = ledger;
  const ended = prepared(
    database,
    `SELECT * FROM bonuses WHERE account_code = ? AND missing > 0 AND ended_at >= ? ORDER BY seq`,
  ).all(owner.accountCode, stakedAt.toISOString());
  let left = returned;
  for (const row of ended) {
    const amount = Math.min(numberOf(row, 'missing'), left);
    pass(ledger, owner, row, amount, at);
    left -= amount;
    prepared(database, 'UPDATE bonuses SET missing = missing - ? WHERE seq = ?').run(
      amount,
      numberOf(row, 'seq'),
    );
  }
}

/**
 * Stakes use other bonuses first, so the rest of this one is what the pocket and open stakes hold, up to its amount.
 */
function end(ledger: Ledger, owner: Owner, row: Row, state: 'cash' | 'lapsed', at: Date): void {
  const whole = numberOf(row, 'amount');
  const amount = Math.min(whole, ledger.balanceOf(owner).bonus);
  pass(ledger, owner, { ...row, state }, amount, at);
  prepared(
    ledger.database,
    'UPDATE bonuses SET state = ?, ended_at = ?, missing = ? WHERE seq = ?',
  ).run(state, at.toISOString(), whole - amount, numberOf(row, 'seq'));
}

/** Turns a part of an ended bonus into cash or takes it back, depending on how the bonus ended. */
function pass(ledger: Ledger, owner: Owner, row: Row, amount: number, at: Date): void {
  if (amount === 0) return;
  const reference = `bonus:${numberOf(row, 'seq')}`;
  const movement = { owner, amount, at, text: textOf(row, 'text'), reference };
  endBonus(ledger, movement, textOf(row, 'state') === 'cash' ? 'cash' : 'promotions');
}
