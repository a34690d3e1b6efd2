import { playerPaths } from '../../../config/player-paths.ts';
import type { PublicConfig } from '../../../config/public-config.ts';

/**
 * The cashier that leads back after a deposit; undefined where there is none.
 * @param back path and query to come back to, without language prefix
 */
export function depositPath(
  config: Pick<PublicConfig, 'routes'>,
  back: string,
): string | undefined {
  const { cashier } = playerPaths(config);
  return cashier && `${cashier}?returnUrl=${encodeURIComponent(back)}`;
}
