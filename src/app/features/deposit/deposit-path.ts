import { playerPaths } from '../../../config/player-paths.ts';
import type { PublicConfig } from '../../../config/public-config.ts';

/**
 * Path of the cashier that returns after a deposit; undefined where there is none.
 * @param back path and query string to return to, without language prefix
 */
export function depositPath(
  config: Pick<PublicConfig, 'routes'>,
  back: string,
): string | undefined {
  const { cashier } = playerPaths(config);
  return cashier && `${cashier}?returnUrl=${encodeURIComponent(back)}`;
}
