/**
 * A game's own page, where its poster leads.
 * @param lobby the configured route of the games lobby
 * @returns undefined on a site without a lobby (CFG-3)
 */
export const gamePath = (lobby: string | undefined, slug: string): string | undefined =>
  lobby && `${lobby}/${slug}`;

/** Where a game is played, for money or for nothing. */
export const playPath = (lobby: string | undefined, slug: string, mode: 'real' | 'demo') =>
  lobby && `${lobby}/${slug}/play${mode === 'demo' ? '?mode=demo' : ''}`;

/**
 * A path that ends in `G.Games` looks like a file's: the worker leaves it to the network, and caches on the way may
 * keep it. Its dots can be written otherwise.
 */
export const withoutDots = (path: string): string => path.replaceAll('.', '%2E');

/** @param base the configured base route of the providers */
export const providerPath = (base: string | undefined, displayName: string): string | undefined =>
  base && `${base}/${withoutDots(encodeURIComponent(displayName))}`;

/** @param list the configured route of the promotions */
export const promotionPath = (list: string | undefined, slug: string): string | undefined =>
  list && `${list}/${slug}`;
