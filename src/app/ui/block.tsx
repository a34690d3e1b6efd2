import type { ReactNode, RefCallback } from 'react';

interface BlockProps {
  title?: string | undefined;
  /** 3 inside a block with its own heading. */
  level?: 2 | 3;
  /** An action beside the heading, such as "See all". */
  action?: ReactNode;
  className: string;
  ref?: RefCallback<Element>;
  children: ReactNode;
}

/** A section of a page with heading and action. */
export function Block({ title, level = 2, action, className, ref, children }: BlockProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`block ${className}`} ref={ref}>
      {(title || action) && (
        <div className="block-head">
          {title && <Heading className="block-title">{title}</Heading>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
