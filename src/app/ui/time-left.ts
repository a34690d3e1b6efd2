const MINUTE_MS = 60_000;

/** Splits a duration into days, hours and minutes, rounded up, so 0 minutes means over. Never negative. */
export function timeLeft(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
