import { useEffect } from 'react';

/** Keeps the screen on while `active`. The browser releases the lock in a hidden tab, so it is requested again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery refuses the lock, which is fine.
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
