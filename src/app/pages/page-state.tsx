import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PageStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Links and buttons that lead on. */
  children?: ReactNode;
}

/** Replaces missing content: nothing found, not reachable, not saved. */
export function PageState({ icon: Icon, title, text, children }: PageStateProps) {
  return (
    <section className="page-state">
      <span className="page-state-icon" aria-hidden="true">
        <Icon size={24} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children !== undefined && <div className="page-state-ways">{children}</div>}
    </section>
  );
}
