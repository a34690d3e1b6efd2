import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { leftOf } from './session-clock.ts';

/** The warning period in seconds; the last tenth of a short session. */
const LAST_SECONDS = 300;
const LAST_TENTH = 0.1;
const LAST_FIFTH = 0.2;

/** Returns the limit that the session is close to, to warn the player before it ends (SPT-5). */
export function nearLimit(
  session: RunningSlotSession,
  elapsed: number,
): 'time' | 'loss' | undefined {
  const { minutes = 0, loss = 0 } = session.limits;
  const left = leftOf(session, elapsed);
  if (
    left.seconds !== undefined &&
    left.seconds <= Math.min(LAST_SECONDS, minutes * 60 * LAST_TENTH)
  )
    return 'time';
  return left.loss !== undefined && left.loss <= loss * LAST_FIFTH ? 'loss' : undefined;
}
