import type { Game, GameDetails } from '../../../operator/catalogue.ts';

/** What a page of a game shows; without `details` the rest is on its way, or cannot be had. */
export interface KnownGame {
  game: Game;
  details: GameDetails | undefined;
  similar: readonly Game[];
}

/** As many as the operator itself would name. */
const SIMILAR = 12;

/**
 * What is known of a game: all that is published or, until that is there and offline, its line of the bill.
 * @param bill every game, if that is on the device
 */
export function knownGame(
  slug: string,
  details: GameDetails | undefined,
  bill: readonly Game[] | undefined,
): KnownGame | undefined {
  if (details) return { game: details.game, details, similar: details.similar };
  const game = bill?.find((candidate) => candidate.slug === slug);
  if (game === undefined) return undefined;
  const alike = bill?.filter((other) => other !== game && other.category === game.category) ?? [];
  return { game, details, similar: alike.slice(0, SIMILAR) };
}
