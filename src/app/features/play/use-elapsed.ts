import { useEffect, useState } from 'react';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { elapsedSeconds } from './session-clock.ts';

/** How long a session lasts, in seconds, second by second. @param at when it was told, by performance.now() */
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
