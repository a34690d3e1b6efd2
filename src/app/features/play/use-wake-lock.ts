import { useEffect } from 'react';

/** Keeps the screen lit while `active`; the browser takes the lock back with a hidden tab, and it is asked for again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A battery that is low refuses, which is no fault.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (wanted) lock = got;
      else void got?.release();
    };
    const look = () => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [active]);
}
