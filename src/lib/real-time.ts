/**
 * Whether an ISO 8601 date and time names a day and a minute that exist: `Date.parse` takes 31 February for 3 March.
 * @param text begins as `2026-11-24T18:00`
 */
export function isRealTime(text: string): boolean {
  const minute = text.slice(0, 16);
  const time = Date.parse(`${minute}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(minute);
}
