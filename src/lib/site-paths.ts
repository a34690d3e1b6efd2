/**
 * Where a game's poster leads: the lobby, searched for its title.
 * @param lobby the configured route of the games lobby
 * @returns undefined on a site without a lobby (CFG-3)
 */
export const gamePath = (lobby: string | undefined, title: string): string | undefined =>
  lobby && `${lobby}?q=${encodeURIComponent(title)}`;

/** @param base the configured base route of the providers */
export const providerPath = (base: string | undefined, displayName: string): string | undefined =>
  base && `${base}/${encodeURIComponent(displayName)}`;

/** @param list the configured route of the promotions */
export const promotionPath = (list: string | undefined, slug: string): string | undefined =>
  list && `${list}/${slug}`;
