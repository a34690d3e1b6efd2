const MINUTE_MS = 60_000;

/** A span in whole days, hours and minutes, rounded up: "0 minutes" is over. Never below zero. */
export function timeLeft(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
