import type { MouseEvent, ReactNode } from 'react';
import { RailArrows } from './rail-arrows.tsx';
import { showFocused } from './show-focused.ts';

interface RailProps {
  children: ReactNode;
  className?: string;
  /** Label for a row without links, which the keyboard scrolls. */
  label?: string | undefined;
  onClick?: (event: MouseEvent) => void;
}

/**
 * A horizontally scrolling row that snaps to its `<li>` items. The arrows are for the mouse; touch swipes, and the
 * keyboard focuses links.
 */
export function Rail({ children, className = '', label, onClick }: RailProps) {
  return (
    <div className={`rail ${className}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside */}
      <ul
        className="rail-track"
        onFocus={showFocused}
        onClick={onClick}
        {...(label && { tabIndex: 0, 'aria-label': label })}
      >
        {children}
      </ul>
      <RailArrows />
    </div>
  );
}
