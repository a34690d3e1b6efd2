import { type Game, type GameDetails, isOpen } from '../../../operator/catalogue.ts';

/** What a game page shows; `details` is absent while loading or when unavailable. */
export interface KnownGame {
  game: Game;
  details: GameDetails | undefined;
  /** Open games only. */
  similar: readonly Game[];
}

/** The number of games that the operator returns. */
const SIMILAR = 12;

/**
 * Returns what is known of a game: its published details or, until they load and offline, its entry in the list.
 * @param bill the list of all games, if it is on the device
 */
export function knownGame(
  slug: string,
  details: GameDetails | undefined,
  bill: readonly Game[] | undefined,
): KnownGame | undefined {
  if (details) return { game: details.game, details, similar: details.similar.filter(isOpen) };
  const game = bill?.find((candidate) => candidate.slug === slug);
  if (game === undefined) return undefined;
  const alike = bill?.filter((other) => other !== game && other.category === game.category) ?? [];
  return { game, details, similar: alike.filter(isOpen).slice(0, SIMILAR) };
}
