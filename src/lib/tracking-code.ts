/** URL parameter and cookie of the affiliate's tracking code. */
export const TRACKING_CODE = 'btag';

/**
 * The affiliate's tracking code in a URL: parameter `btag`, in any case (QRY-4). Two different codes count as none (B31
 * in SECURITY.md).
 */
export function readTrackingCode(search: string): string | undefined {
  const given = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.toLowerCase() === TRACKING_CODE ? [value] : [],
  );
  const [code = '', ...others] = new Set(given);
  return others.length === 0 && /^[\w.~-]{1,128}$/.test(code) ? code : undefined;
}
