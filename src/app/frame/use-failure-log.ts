import { useEffect } from 'react';

/** Logs to the console that a part of the frame has no content (NAV-5, MOB-4, BRG-3). */
export function useFailureLog(missing: boolean, message: string): void {
  useEffect(() => {
    if (missing) console.error(message);
  }, [missing, message]);
}
