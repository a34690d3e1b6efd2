import { useEffect, useState } from 'react';

/**
 * Counts down by the tab's steady clock, which cannot be set.
 * @param wait a new object restarts the countdown
 * @returns whole seconds left
 */
export function useWait(wait: { waitSeconds?: number } | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = wait?.waitSeconds ?? 0;
    const end = performance.now() + seconds * 1000;
    const read = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    read();
    if (seconds === 0) return;
    const timer = setInterval(read, 500);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
