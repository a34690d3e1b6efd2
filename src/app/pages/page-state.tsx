import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';
import { passFocusOn } from '../ui/pass-focus-on.ts';
import '../ui/page-state.css';

interface PageStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Takes the focus, because it is the outcome of the visitor's action. */
  isOutcome?: boolean;
  /** Links and buttons that lead on. */
  children?: ReactNode;
}

/** Replaces missing content: nothing found, not reachable, not saved. */
export function PageState({ icon: Icon, title, text, isOutcome, children }: PageStateProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOutcome) focusHeading(place.current);
  }, [isOutcome]);
  return (
    <section className="page-state" ref={place}>
      <span className="page-state-icon" aria-hidden="true">
        <Icon size={24} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children !== undefined && (
        <div className="page-state-ways" ref={passFocusOn}>
          {children}
        </div>
      )}
    </section>
  );
}
