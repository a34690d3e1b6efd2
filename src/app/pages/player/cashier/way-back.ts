import { playerPaths } from '../../../../config/derived-paths.ts';
import type { PublicConfig } from '../../../../config/public-config.ts';
import { isAtOrBelow } from '../../../../lib/site-paths.ts';
import { returnPath } from '../../../features/session/sign-in/return-path.ts';

export interface WayBack {
  path: string;
  /** Kind of target. */
  to: 'game' | 'slip' | 'cashier' | 'page';
}

/**
 * Returns the target after a deposit or document upload: the `returnUrl`, if it is on this site, in the current
 * language.
 */
export function wayBack(
  search: string,
  config: Pick<PublicConfig, 'routes' | 'languages' | 'defaultAppLanguage'>,
  shown: string,
): WayBack | undefined {
  if (!new URLSearchParams(search).has('returnUrl')) return undefined;
  const { path, otherLanguage } = returnPath(search, config, shown);
  if (otherLanguage || path === '/') return undefined;
  const { games, sportsBetting, liveSportsBetting } = config.routes;
  if (games !== undefined && path.startsWith(`${games}/`)) return { path, to: 'game' };
  if (isAtOrBelow(playerPaths(config).cashier, path)) return { path, to: 'cashier' };
  const isSlip = isAtOrBelow(sportsBetting, path) || isAtOrBelow(liveSportsBetting, path);
  return { path, to: isSlip ? 'slip' : 'page' };
}
