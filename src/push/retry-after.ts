/** A push service that asks for more is asked again after this long, in ms. */
const LONGEST_MS = 24 * 3_600_000;

/** What a `Retry-After` header asks for, in ms: seconds or a date (RFC 9110, 10.2.3). Undefined for neither. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS);
}
