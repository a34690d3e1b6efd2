import { createHash } from 'node:crypto';
import type { Game } from '../../catalogue/game.ts';
import { type SlotTable, type SlotTableName, slotTables } from './pay-tables.ts';

/** Stakes of a round, minor units; multiples of the number of lines. */
export const STAKES: readonly number[] = [20, 40, 60, 100, 200, 500, 1000, 2000];
export const LEAST_STAKE = 20;

const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** Returns a game's table. It only depends on the slug and on the jackpot category, so it never changes. */
export function tableNameOf({ slug, category }: Pick<Game, 'slug' | 'category'>): SlotTableName {
  if (category === 'jackpots') return 'jackpot';
  const [byte = 0] = createHash('sha256').update(slug).digest();
  return VOLATILITIES[byte % VOLATILITIES.length] ?? 'medium';
}

export const tableOf = (game: Pick<Game, 'slug' | 'category'>): SlotTable =>
  slotTables[tableNameOf(game)];
