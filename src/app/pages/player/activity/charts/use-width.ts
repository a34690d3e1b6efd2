import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** Width of an element in CSS px, as it changes; 0 until it is known. What depends on it is drawn in slices. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => startTransition(() => setWidth(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
