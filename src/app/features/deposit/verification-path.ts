import { playerPaths } from '../../../config/player-paths.ts';
import type { PublicConfig } from '../../../config/public-config.ts';

/**
 * Where an identity document is sent, and which leads back; undefined where there is no such page.
 * @param back path and query to come back to, without language prefix
 */
export function verificationPath(
  config: Pick<PublicConfig, 'routes'>,
  back: string,
): string | undefined {
  const { documents } = playerPaths(config);
  return documents && `${documents}?kind=identification&returnUrl=${encodeURIComponent(back)}`;
}
