import { foldText } from '../../lib/search-words.ts';
import type { Hue } from './hues.ts';
import type { Motif, Scene } from './motifs.ts';

export type GameCategory = 'slots' | 'table' | 'live' | 'jackpots';

export interface Game {
  /** Unique; the poster is `game-<slug>.avif`. */
  readonly slug: string;
  readonly title: string;
  readonly category: GameCategory;
  /** The `code` of a provider in `providers`. */
  readonly providerCode: string;
  readonly motif: Motif;
  readonly scene: Scene;
  /** The motif's ink, then the scene's. */
  readonly hues: readonly [Hue, Hue];
  readonly isNew: boolean;
}

/** Returns a factory for one category's games, so that each catalogue line is one call. */
export function gamesOf(category: GameCategory) {
  return (
    title: string,
    providerCode: string,
    motif: Motif,
    scene: Scene,
    hues: readonly [Hue, Hue],
    isNew?: 'new',
  ): Game => ({
    slug: slugOf(title),
    title,
    category,
    providerCode,
    motif,
    scene,
    hues,
    isNew: isNew === 'new',
  });
}

/** "Phoenix Matinée" -> "phoenix-matinee", "Hold’em" -> "holdem", "Moth & Moon" -> "moth-and-moon". */
function slugOf(title: string): string {
  return foldText(title)
    .replaceAll('’', '')
    .replace('&', 'and')
    .replace(/[^a-z0-9]+/g, '-');
}
