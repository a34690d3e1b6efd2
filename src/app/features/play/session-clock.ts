import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';

/** Figures are read again after so long without news, in ms (SPT-5). */
const EVERY_MS = 15_000;
/** Sooner while the operator is silent. */
const SILENT_EVERY_MS = 3000;
/** The operator counts whole seconds: what is due has surely begun so long after it, in ms. */
const AFTER_DUE_MS = 1100;

/** How long a session lasts at the moment, in whole seconds: by the operator's clock, moved on by the device's. */
export function elapsedSeconds(session: RunningSlotSession, at: number, now: number): number {
  if (session.ended) return session.elapsedSeconds;
  return session.elapsedSeconds + Math.max(0, Math.floor((now - at) / 1000));
}

/**
 * When to ask the operator how the session stands: at what is due next (a notice, the end of the chosen time), in a
 * quarter of a minute at the latest.
 * @param silent the operator did not answer the last time
 * @returns ms from when the figures were told
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

/** What is left of the chosen limits: seconds and minor units, never below zero; undefined where none was chosen. */
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
