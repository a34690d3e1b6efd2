/**
 * Path of an entry of a list, such as a game, a promotion or a shop.
 * @param list the configured route of the list
 * @returns undefined on a site without the list (CFG-3)
 */
export const entryPath = (list: string | undefined, slug: string): string | undefined =>
  list && `${list}/${slug}`;

/** The path of an address in lower case, because the router ignores case and editors may write `/Sports`. */
const asCompared = (address: string): string => address.replace(/[?#].*/, '').toLowerCase();
const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** Whether an address is the route itself, with or without a final slash. @param route undefined if not configured */
export const isSamePath = (route: string | undefined, address: string): boolean =>
  route !== undefined && withoutSlash(asCompared(address)) === withoutSlash(asCompared(route));

/** Whether an address is the route or below it. @param route undefined if not configured (CFG-3) */
export const isAtOrBelow = (route: string | undefined, address: string): boolean =>
  route !== undefined && `${asCompared(address)}/`.startsWith(`${asCompared(route)}/`);

/** Path to play a game, for real money or as a demo. */
export const playPath = (lobby: string | undefined, slug: string, mode: 'real' | 'demo') =>
  lobby && `${lobby}/${slug}/play${mode === 'demo' ? '?mode=demo' : ''}`;

/** History state of a demo that was opened from its game's page, to which leaving it goes back. */
export const FROM_GAME_PAGE = 'from-game-page';

/** Value of `?session=` on a game's page that stands for the running session, instead of its id. */
export const RUNNING_SESSION = 'running';

/**
 * Escapes dots. A path that ends in `G.Games` looks like a file: the service worker would leave it to the network, and
 * proxies might cache it.
 */
export const withoutDots = (path: string): string => path.replaceAll('.', '%2E');

/** @param base the configured base route of the providers */
export const providerPath = (base: string | undefined, displayName: string): string | undefined =>
  base && `${base}/${withoutDots(encodeURIComponent(displayName))}`;
