import type { ReactNode, RefCallback } from 'react';

interface BlockProps {
  title?: string | undefined;
  /** 3 inside a block that has a heading of its own. */
  level?: 2 | 3;
  /** Beside the heading, such as "See all". */
  action?: ReactNode;
  className: string;
  ref?: RefCallback<Element>;
  children: ReactNode;
}

/** One band of a page: a heading with its action, and what it holds. */
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
