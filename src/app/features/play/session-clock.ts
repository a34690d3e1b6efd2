import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';

/** Interval of reading the figures, in ms (SPT-5). */
const EVERY_MS = 15_000;
/** Interval while the operator does not respond, in ms. */
const SILENT_EVERY_MS = 3000;
/** Interval of reading an ended session while its last bet is open, in ms. */
export const OPEN_BET_EVERY_MS = 3000;
/** Margin after a due time, in ms, because the operator counts whole seconds. */
const AFTER_DUE_MS = 1100;

/** Duration of the session now, in whole seconds: the operator's clock, advanced by the device's. */
export function elapsedSeconds(session: RunningSlotSession, at: number, now: number): number {
  if (session.ended) return session.elapsedSeconds;
  return session.elapsedSeconds + Math.max(0, Math.floor((now - at) / 1000));
}

/**
 * Returns when to read the figures next: at the next due time (a notice, the end of the chosen time), in 15 s at the
 * latest.
 * @param silent the operator did not respond last time
 * @returns ms since the last figures
 */
export function nextReadMs(session: RunningSlotSession, silent: boolean): number {
  if (silent) return SILENT_EVERY_MS;
  const { startedAt, noticeDueAt, limits, elapsedSeconds: elapsed } = session;
  const ends = [
    ...(noticeDueAt === undefined ? [] : [Date.parse(noticeDueAt) - Date.parse(startedAt)]),
    ...(limits.minutes === undefined ? [] : [limits.minutes * 60_000]),
  ];
  const ahead = ends.map((end) => end - elapsed * 1000).filter((ms) => ms > 0);
  return Math.min(EVERY_MS, ...ahead.map((ms) => ms + AFTER_DUE_MS));
}

/**
 * Returns what remains of the chosen limits in seconds and minor units, never below zero; undefined where none was
 * chosen.
 */
export function leftOf(
  { limits, stakes, wins }: RunningSlotSession,
  elapsed: number,
): { seconds: number | undefined; loss: number | undefined } {
  const { minutes, loss } = limits;
  return {
    seconds: minutes === undefined ? undefined : Math.max(0, minutes * 60 - elapsed),
    loss: loss === undefined ? undefined : Math.max(0, loss - Math.max(0, stakes - wins)),
  };
}
