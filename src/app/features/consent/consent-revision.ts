import type { PublicConfig } from '../../../config/public-config.ts';
import { type ThirdParty, thirdParties } from '../../../config/third-parties.ts';

/** Raise it when the categories, or what they mean, change: everybody is asked again. */
const VERSION = 1;

/** Whom on this site a visitor's consent is needed for, if anybody. */
export const askedFor = (config: PublicConfig): ThirdParty[] =>
  thirdParties(config).filter(({ asksConsent }) => asksConsent);

/**
 * What a choice was made about, as one number: another third party is another question, so an earlier choice does
 * not count for it.
 */
export function consentRevision(config: PublicConfig): number {
  const asked = askedFor(config).map(({ name, scripts, calls }) =>
    [name, ...scripts, ...calls].join(' '),
  );
  const text = [config.gtm?.key, ...asked].join(',');
  // FNV-1a, 20 bits of it, below the version.
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return VERSION * 2 ** 20 + (hash >>> 12);
}
