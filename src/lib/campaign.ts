import { readTrackingCode, TRACKING_CODE } from './tracking-code.ts';

/** What advertisers count visits by, beside the affiliate's code; other parameters go no further. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Longer than any campaign's name. */
const LONGEST = 128;

/**
 * An address of this site with what the campaign that led here is counted by, so that it is still there when the
 * visitor registers (QRY-4). What the address says itself stays.
 * @param search the query that the visitor came with
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
