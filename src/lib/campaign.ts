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
  const came = new URLSearchParams(search);
  const [whole = '', fragment] = address.split('#', 2);
  const [path = '', query] = whole.split('?', 2);
  const params = new URLSearchParams(query);
  const code = readTrackingCode(search);
  if (code !== undefined && !params.has(TRACKING_CODE)) params.set(TRACKING_CODE, code);
  for (const name of NAMES) {
    const value = came.get(name);
    if (value && value.length <= LONGEST && !params.has(name)) params.set(name, value);
  }
  const parts = [path, params.size > 0 && `?${params}`, fragment !== undefined && `#${fragment}`];
  return parts.filter((part) => part !== false).join('');
}
