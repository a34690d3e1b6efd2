import { useEffect, useRef } from 'react';

/**
 * The year of the visitor's clock (FTR-9). The markup carries the server's, which may come from a cache of
 * last year; it is put right on the element itself, because a render has to agree with the server's.
 */
export function CurrentYear() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={ref} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
