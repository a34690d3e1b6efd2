import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitItems } from './fit.ts';

/** NAV-4: once more this long after the menu came, in ms; fonts have arrived by then. */
const AFTER_LOAD_MS = 100;

/**
 * Fits the items of a bar into the room its parent has. Until the first measurement all count as shown and
 * CSS clips, so the server's markup and the first render agree and nothing flashes.
 * The parent's size also follows the window and the login controls beside it (NAV-4).
 */
export function useFit(items: readonly { label: string }[]): {
  barRef: RefObject<HTMLUListElement | null>;
  shown: number;
} {
  const barRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(Infinity);

  const measure = useCallback(() => {
    const bar = barRef.current;
    // Not displayed at this size of window: said without a layout, where the browser can.
    if (!bar?.parentElement || bar.checkVisibility?.() === false || bar.clientWidth === 0) return;
    const available = bar.parentElement.clientWidth;
    const widths = Array.from(bar.children, (item) => item.getBoundingClientRect().width);
    setShown(fitItems({ widths, available }));
  }, []);

  const labels = items.map(({ label }) => label).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels have other widths
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
