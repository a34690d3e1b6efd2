import type { DatabaseSync } from 'node:sqlite';
import type { PlayersGames } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { textOf } from '../operator/row.ts';

/** Maximum lengths set by the contract. */
const MOST_FAVOURITES = 500;
const MOST_RECENT = 12;

/** A player's favourites and recent games, latest first, and the game being played. */
export function playersGames(database: DatabaseSync, accountCode: string, now: Date): PlayersGames {
  const running = database
    .prepare(
      `SELECT slug FROM slot_sessions WHERE account_code = ? AND ended_at IS NULL
       AND sign_in IS NOT NULL AND (due_at IS NULL OR due_at > ?)`,
    )
    .get(accountCode, now.toISOString());
  const recent = database
    .prepare(
      `SELECT slug FROM slot_sessions WHERE account_code = ?
       GROUP BY slug ORDER BY max(started_at) DESC LIMIT ?`,
    )
    .all(accountCode, MOST_RECENT);
  return {
    favourites: favouritesOf(database, accountCode),
    recent: recent.map((row) => textOf(row, 'slug')),
    ...(running && { inProgress: textOf(running, 'slug') }),
  };
}

const favouritesOf = (database: DatabaseSync, accountCode: string): string[] =>
  database
    .prepare('SELECT slug FROM favourite_games WHERE account_code = ? ORDER BY rowid DESC LIMIT ?')
    .all(accountCode, MOST_FAVOURITES)
    .map((row) => textOf(row, 'slug'));

/** Adds a favourite; no effect if it is already there. @throws Problem 409 `favourites_full` */
export function addFavourite(database: DatabaseSync, accountCode: string, slug: string): void {
  const favourites = favouritesOf(database, accountCode);
  if (favourites.includes(slug)) return;
  if (favourites.length >= MOST_FAVOURITES) {
    throw new Problem(409, 'favourites_full', `At most ${MOST_FAVOURITES} games can be favourites`);
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
