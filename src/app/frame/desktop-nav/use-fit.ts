import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitItems } from './fit.ts';

/** Measures again this long after mounting, when fonts have loaded (NAV-4), in ms. */
const AFTER_LOAD_MS = 100;

/**
 * Fits a bar's items into its parent. Until measured, all count as visible and CSS clips, so server markup and first
 * render agree. The parent's size also follows the window and the controls beside it (NAV-4).
 */
export function useFit(items: readonly { label: string }[]): {
  barRef: RefObject<HTMLUListElement | null>;
  shown: number;
} {
  const barRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(Infinity);

  const measure = useCallback(() => {
    const bar = barRef.current;
    if (!bar?.parentElement) return;
    // Skips a bar that is not displayed at this viewport. `checkVisibility` needs no layout; a bar whose items are all
    // hidden has no width, so its boxes are counted.
    if (bar.checkVisibility?.() === false || bar.getClientRects().length === 0) return;
    const available = bar.parentElement.clientWidth;
    const widths = Array.from(bar.children, (item) => item.getBoundingClientRect().width);
    setShown(fitItems({ widths, available }));
  }, []);

  const labels = items.map(({ label }) => label).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels determine the widths
  useLayoutEffect(() => {
    measure();
    const timer = setTimeout(measure, AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, [labels, measure]);

  useEffect(() => {
    const room = barRef.current?.parentElement;
    if (!room) return;
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [measure]);

  return { barRef, shown };
}
