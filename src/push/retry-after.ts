/** Longest pause in ms, whatever Retry-After says. */
const LONGEST_MS = 24 * 3_600_000;

/** Parses `Retry-After` into ms: seconds or a date (RFC 9110, 10.2.3). Undefined for anything else. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS);
}
