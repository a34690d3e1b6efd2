/**
 * Path of an entry of a list, such as a game, a promotion or a shop.
 * @param list the configured route of the list
 * @returns undefined on a site without the list (CFG-3)
 */
export const entryPath = (list: string | undefined, slug: string): string | undefined =>
  list && `${list}/${slug}`;

/** Path to play a game, for real money or as a demo. */
export const playPath = (lobby: string | undefined, slug: string, mode: 'real' | 'demo') =>
  lobby && `${lobby}/${slug}/play${mode === 'demo' ? '?mode=demo' : ''}`;

/** `?session=` of a game's page: its running session, whichever that is, instead of an id. */
export const RUNNING_SESSION = 'running';

/**
 * Escapes dots. A path that ends in `G.Games` looks like a file: the service worker would leave it to the network, and
 * proxies might cache it.
 */
export const withoutDots = (path: string): string => path.replaceAll('.', '%2E');

/** @param base the configured base route of the providers */
export const providerPath = (base: string | undefined, displayName: string): string | undefined =>
  base && `${base}/${withoutDots(encodeURIComponent(displayName))}`;
