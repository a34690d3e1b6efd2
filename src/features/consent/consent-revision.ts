import type { PublicConfig } from '../../config/public-config.ts';
import { thirdParties } from '../../config/third-parties.ts';

/** Raise it when the categories, or what they mean, change: everybody is asked again. */
const VERSION = 1;

/** Whether there is anything on this site that a visitor's consent is needed for. */
export const needsConsent = (config: PublicConfig): boolean =>
  thirdParties(config).some(({ asksConsent }) => asksConsent);

/**
 * What a choice was made about, as one number: another third party is another question, so an earlier choice does
 * not count for it.
 */
export function consentRevision(config: PublicConfig): number {
  const asked = thirdParties(config)
    .filter(({ asksConsent }) => asksConsent)
    .map(({ name, scripts, calls }) => [name, ...scripts, ...calls].join(' '));
  const text = [config.gtm?.key, ...asked].join(',');
  // FNV-1a, 20 bits of it, below the version.
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return VERSION * 2 ** 20 + (hash >>> 12);
}
