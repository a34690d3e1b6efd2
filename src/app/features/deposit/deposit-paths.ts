import { playerPaths } from '../../../config/derived-paths.ts';
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

/**
 * Path of the document upload page that returns afterwards; undefined where there is none.
 * @param back path and query string to return to, without language prefix
 */
export function verificationPath(
  config: Pick<PublicConfig, 'routes'>,
  back: string,
): string | undefined {
  const { documents } = playerPaths(config);
  return documents && `${documents}?kind=identification&returnUrl=${encodeURIComponent(back)}`;
}
