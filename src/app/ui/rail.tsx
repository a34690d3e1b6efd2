import type { MouseEvent, ReactNode } from 'react';
import { RailArrows } from './rail-arrows.tsx';

interface RailProps {
  children: ReactNode;
  className?: string;
  /** Names a row that holds no links: the keyboard scrolls it itself. */
  label?: string | undefined;
  onClick?: (event: MouseEvent) => void;
}

/**
 * A row that scrolls sideways and snaps to its items (`<li>`). The arrows are for the mouse alone: touch
 * swipes, and the keyboard brings an item into view by going to its link.
 */
export function Rail({ children, className = '', label, onClick }: RailProps) {
  return (
    <div className={`rail ${className}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: takes the clicks of the links in it, the keyboard's too */}
      <ul
        className="rail-track"
        onClick={onClick}
        {...(label && { tabIndex: 0, 'aria-label': label })}
      >
        {children}
      </ul>
      <RailArrows />
    </div>
  );
}
