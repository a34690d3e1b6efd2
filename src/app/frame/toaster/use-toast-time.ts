import { useEffect, useRef } from 'react';
import {
  closeToast,
  removeToast,
  TOAST_CLOSE_MS,
  type Toast,
  type ToastsStore,
} from '../../state/toasts.ts';

/** Closes a notification after its time and removes it after the animation (NTF-3). */
export function useToastTime(
  toasts: ToastsStore,
  { id, durationMs, state }: Pick<Toast, 'id' | 'durationMs' | 'state'>,
  held: boolean,
): void {
  const remaining = useRef(durationMs);
  useEffect(() => {
    if (state === 'closing') {
      const timer = setTimeout(() => removeToast(toasts, id), TOAST_CLOSE_MS);
      return () => clearTimeout(timer);
    }
    if (durationMs === -1 || held) return;
    const since = performance.now();
    const timer = setTimeout(() => closeToast(toasts, id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - since;
    };
  }, [toasts, id, durationMs, state, held]);
}
