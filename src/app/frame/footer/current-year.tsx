import { useEffect, useRef } from 'react';

/**
 * The visitor's current year (FTR-9). The markup has the server's, possibly from a cache of last year; it is corrected
 * in the DOM, because hydration must match.
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
