import type { DatabaseSync } from 'node:sqlite';
import type { PlayersGames } from '../../operator/contract/types.ts';
import { Problem } from '../operator/problem.ts';
import { textOf } from '../wallet/row.ts';

/** As many as the contract lets the lists have. */
const MOST_FAVOURITES = 500;
const MOST_RECENT = 12;

/** What a player has marked, the last first, and what was played, the last first. */
export function playersGames(database: DatabaseSync, accountCode: string): PlayersGames {
  const slugs = (statement: string, limit: number) =>
    database
      .prepare(statement)
      .all(accountCode, limit)
      .map((row) => textOf(row, 'slug'));
  return {
    favourites: slugs(
      'SELECT slug FROM favourite_games WHERE account_code = ? ORDER BY rowid DESC LIMIT ?',
      MOST_FAVOURITES,
    ),
    recent: slugs(
      `SELECT slug FROM slot_sessions WHERE account_code = ?
       GROUP BY slug ORDER BY max(started_at) DESC LIMIT ?`,
      MOST_RECENT,
    ),
  };
}

/** Marks a game, once however often. Throws Problem 409 `favourites_full`. */
export function addFavourite(database: DatabaseSync, accountCode: string, slug: string): void {
  const { favourites } = playersGames(database, accountCode);
  if (favourites.includes(slug)) return;
  if (favourites.length >= MOST_FAVOURITES) {
    throw new Problem(409, 'favourites_full', `No more than ${MOST_FAVOURITES} games are marked`);
  }
  database
    .prepare('INSERT OR IGNORE INTO favourite_games (account_code, slug) VALUES (?, ?)')
    .run(accountCode, slug);
}

export function removeFavourite(database: DatabaseSync, accountCode: string, slug: string): void {
  database
    .prepare('DELETE FROM favourite_games WHERE account_code = ? AND slug = ?')
    .run(accountCode, slug);
}
