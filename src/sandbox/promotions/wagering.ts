import type { DatabaseSync } from 'node:sqlite';
import { games } from '../catalogue/games.ts';
import { promotions } from '../catalogue/promotions.ts';
import { numberOf } from '../operator/row.ts';

/** The wagering requirement of a promotion's bonus; undefined if it has none. */
export const wageringOf = (slug: string) =>
  promotions.find((promotion) => promotion.slug === slug)?.wagering;

interface Since {
  accountCode: string;
  /** RFC 3339; earlier stakes do not count. */
  at: string;
  /** The category of the games that count. */
  category: string;
}

/** A player's stakes on games of a category since opt-in, minor units. */
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
