/** Campaign parameters, besides the affiliate's code. Other parameters are not carried on. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Longest accepted campaign name. */
const LONGEST = 128;

/**
 * Adds the campaign parameters of a visit to a URL of this site, so that they are still there at registration (QRY-4).
 * Parameters that the URL already has win.
 * @param search query of the visit
 */
export function withCampaign(address: string, search: string): string {
  const carried = carriedBy(search);
  if (carried.length === 0) return address;
  const [whole = '', fragment] = address.split('#', 2);
  const [path = '', query] = whole.split('?', 2);
  const params = new URLSearchParams(query);
  for (const [name, value] of carried) if (!params.has(name)) params.set(name, value);
  return `${path}?${params}${fragment === undefined ? '' : `#${fragment}`}`;
}

function carriedBy(search: string): [name: string, value: string][] {
  const came = new URLSearchParams(search);
  const counted = NAMES.map((name): [string, string] => [name, came.get(name) ?? '']);
  return [[TRACKING_CODE, readTrackingCode(search) ?? ''] as [string, string], ...counted].filter(
    ([, value]) => value !== '' && value.length <= LONGEST,
  );
}

/** URL parameter and cookie of the affiliate's tracking code. */
export const TRACKING_CODE = 'btag';

/**
 * The affiliate's tracking code in a URL: parameter `btag`, in any case (QRY-4). Two different codes count as none
 * (B31).
 */
export function readTrackingCode(search: string): string | undefined {
  const given = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.toLowerCase() === TRACKING_CODE ? [value] : [],
  );
  const [code = '', ...others] = new Set(given);
  return others.length === 0 && /^[\w.~-]{1,128}$/.test(code) ? code : undefined;
}
