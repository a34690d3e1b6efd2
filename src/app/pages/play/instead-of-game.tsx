import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../../ui/focus-heading.ts';

/** Shown after a game, or when it did not start. Its heading gets the focus, which the page had before. */
export function InsteadOfGame({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusHeading(place.current), []);
  return <div ref={place}>{children}</div>;
}
