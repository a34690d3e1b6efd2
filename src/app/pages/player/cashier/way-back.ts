import { playerPaths } from '../../../../config/derived-paths.ts';
import type { PublicConfig } from '../../../../config/public-config.ts';
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
  const isBelow = (route: string | undefined) =>
    route !== undefined && `${path.split('?', 1)[0]}/`.startsWith(`${route}/`);
  if (games !== undefined && path.startsWith(`${games}/`)) return { path, to: 'game' };
  if (isBelow(playerPaths(config).cashier)) return { path, to: 'cashier' };
  const isSlip = isBelow(sportsBetting) || isBelow(liveSportsBetting);
  return { path, to: isSlip ? 'slip' : 'page' };
}
