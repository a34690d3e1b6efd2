import { type ReactNode, useId } from 'react';

interface PlayerCardProps {
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  /** For links to this part of the page. */
  id?: string;
  children: ReactNode;
}

/** One subject of a page of the area, under its own heading. */
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
