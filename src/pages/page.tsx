import type { ReactNode } from 'react';
import { PageTitle } from '../features/page-title/page-title.tsx';

interface PageProps {
  title: string;
  /** Shown under the heading; also the page's description for search engines. */
  intro?: string;
  /** `text` keeps lines short enough to read. */
  width?: 'full' | 'text';
  children: ReactNode;
}

/** What every page inside the frame has: title, heading, room around it. */
export function Page({ title, intro, width = 'full', children }: PageProps) {
  return (
    <div className={`page page-${width}`}>
      <PageTitle title={title} {...(intro !== undefined && { description: intro })} />
      <header className="page-header">
        <h1>{title}</h1>
        {intro !== undefined && <p>{intro}</p>}
      </header>
      {children}
    </div>
  );
}
