import { type ReactNode, useId } from 'react';
import './player-page.css';

interface PlayerCardProps {
  title: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  /** Anchor for links to this section. */
  id?: string;
  children: ReactNode;
}

/** A section of an account page, under its own heading. */
export function PlayerCard({ title, action, id, children }: PlayerCardProps) {
  const titleId = useId();
  return (
    <section className="player-card" id={id} aria-labelledby={titleId}>
      <div className="player-card-head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
