/** Parameter and cookie of the affiliate's tracking code. */
export const TRACKING_CODE = 'btag';

/**
 * The affiliate's tracking code in an address: parameter `btag`, its name in any case (QRY-4). An address that names
 * two affiliates names none (B31 in SECURITY.md).
 */
export function readTrackingCode(search: string): string | undefined {
  const given = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.toLowerCase() === TRACKING_CODE ? [value] : [],
  );
  const [code = '', ...others] = new Set(given);
  return others.length === 0 && /^[\w.~-]{1,128}$/.test(code) ? code : undefined;
}

/** An address of this site with the tracking code that `search` carries, if it does. */
export function withTrackingCode(address: string, search: string): string {
  const code = readTrackingCode(search);
  if (code === undefined) return address;
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${TRACKING_CODE}=${code}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
