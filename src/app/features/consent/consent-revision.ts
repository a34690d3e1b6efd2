import type { PublicConfig } from '../../../config/public-config.ts';
import { type ThirdParty, thirdParties } from '../../../config/third-parties.ts';

/** Increase when the categories or their meaning change; every visitor is asked again. */
const VERSION = 1;

/** Third parties on this site that need consent. */
export const askedFor = (config: PublicConfig): ThirdParty[] =>
  thirdParties(config).filter(({ asksConsent }) => asksConsent);

/**
 * Revision number of the question asked: a change of third parties changes it, so that an earlier choice no longer
 * counts.
 */
export function consentRevision(config: PublicConfig): number {
  const asked = askedFor(config).map(({ name, scripts, calls }) =>
    [name, ...scripts, ...calls].join(' '),
  );
  const text = [config.gtm?.key, ...asked].join(',');
  // FNV-1a, reduced to 20 bits, below the version.
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return VERSION * 2 ** 20 + (hash >>> 12);
}
