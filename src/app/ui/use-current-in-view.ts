import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a horizontal row that scrolls its current link to the middle if that is out of view: when it appears, and when
 * another one becomes current.
 * @param place of the current link. The first one of a new row is in view, so nothing is measured for it
 */
export function useCurrentInView<Row extends HTMLElement>(place: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const before = useRef(0);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || place === before.current) return;
    before.current = place;
    const own = current.getBoundingClientRect();
    const { left, right, width } = row.current.getBoundingClientRect();
    if (own.left < left || own.right > right)
      row.current.scrollLeft += own.left - left - (width - own.width) / 2;
  }, [place]);
  return row;
}
