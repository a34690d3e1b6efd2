import type { DatabaseSync } from 'node:sqlite';
import { games } from '../catalogue/games.ts';
import { promotions } from '../catalogue/promotions.ts';
import { numberOf } from '../wallet/row.ts';

/** What a promotion's bonus asks for before it becomes cash; undefined where it asks for nothing. */
export const wageringOf = (slug: string) =>
  promotions.find((promotion) => promotion.slug === slug)?.wagering;

interface Since {
  accountCode: string;
  /** RFC 3339; what was staked before does not count. */
  at: string;
  /** Of the games that count. */
  category: string;
}

/** What a player has staked at games of a category since they joined, minor units. */
export function stakedSince(database: DatabaseSync, { accountCode, at, category }: Since): number {
  const slugs = games.flatMap((game) => (game.category === category ? game.slug : []));
  const row = database
    .prepare(
      `SELECT coalesce(sum(slot_rounds.stake), 0) AS staked
       FROM slot_rounds JOIN slot_sessions ON slot_sessions.seq = slot_rounds.session
       WHERE slot_sessions.account_code = ? AND slot_rounds.at >= ?
         AND slot_sessions.slug IN (SELECT value FROM json_each(?))`,
    )
    .get(accountCode, at, JSON.stringify(slugs));
  return row ? numberOf(row, 'staked') : 0;
}
