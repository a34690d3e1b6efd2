import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import './play-cover.css';

interface PlayCoverProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Needs an answer of the player rather than waiting. */
  asks?: boolean;
  children?: ReactNode;
}

/** Covers a paused game. It gives the reason and takes the focus from the game. */
export function PlayCover({ icon: Icon, title, text, asks = false, children }: PlayCoverProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="play-cover">
      <section
        role={asks ? 'alertdialog' : 'group'}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
      >
        <Icon size={28} aria-hidden />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {/* The text changes while a round ends. */}
        <p id={`${id}-text`} aria-live={asks ? undefined : 'polite'}>
          {text}
        </p>
        {children}
      </section>
    </div>
  );
}

export function CoverWays({ children }: { children: ReactNode }) {
  return <div className="button-row">{children}</div>;
}
