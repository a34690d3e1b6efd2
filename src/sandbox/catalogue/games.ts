import type { Game } from './game.ts';
import { jackpotGames } from './games-jackpots.ts';
import { liveGames } from './games-live.ts';
import { repertoire } from './games-repertoire.ts';
import { slotGames } from './games-slots.ts';
import { tableGames } from './games-table.ts';

/** All games, the most played first, interleaved so that any slice mixes categories and colours. */
export const games: readonly Game[] = [
  ...interleave([slotGames, tableGames, liveGames, jackpotGames]),
  ...repertoire,
];

/** Spreads each list evenly over the result: item i of n is at (i + 0.5) / n of the way. */
function interleave(lists: readonly (readonly Game[])[]): Game[] {
  return lists
    .flatMap((list) => list.map((game, i) => ({ game, at: (i + 0.5) / list.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ game }) => game);
}
