import type { MouseEvent, ReactNode } from 'react';
import { useBook } from './book-context.ts';
import { openPath } from './screen-actions.ts';

interface PathLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  /** Also called when the link is followed. */
  onFollow?: () => void;
}

/** Link to a screen of this page. */
export function PathLink({ to, className, children, onFollow }: PathLinkProps) {
  const { book, known } = useBook();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    openPath(book, to);
  };
  return (
    <a
      className={className}
      href={`/sportsbook${to === '/' ? '' : to}${location.search}`}
      onClick={follow}
      aria-current={known.path === to ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
