import { useEffect, useState } from 'react';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { elapsedSeconds } from './session-clock.ts';

/**
 * Returns the session's duration in seconds, updated every second. @param at time of the figures, by performance.now()
 */
export function useElapsed(session: RunningSlotSession, at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const read = () => setNow(performance.now());
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);
  return elapsedSeconds(session, at, now);
}
