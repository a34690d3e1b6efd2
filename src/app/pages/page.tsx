import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../features/page-head/page-head.tsx';

interface PageProps extends Omit<PageHeadProps, 'inPlace'> {
  /** Shown below the heading. Also the meta description, unless that is given. */
  intro?: string;
  /** Language of title and intro, if it is not the page's. */
  lang?: string | undefined;
  /** Replaces the intro while shown. Space is reserved for both, so that nothing below moves. */
  notice?: { text: string; shown: boolean };
  /** Shown above the heading. */
  above?: ReactNode;
  /** `text` keeps lines short enough to read, `lobby` leaves room for games. */
  width?: 'full' | 'text' | 'lobby';
  children: ReactNode;
}

/** Title, heading and margins that every page in the frame has. */
export function Page({
  title,
  intro,
  lang,
  notice,
  above,
  width = 'full',
  children,
  ...head
}: PageProps) {
  return (
    <div className={`page page-${width}`}>
      <PageHead title={title} description={intro} {...head} />
      {above}
      <header className="page-header">
        <h1 lang={lang}>{title}</h1>
        {notice ? (
          <div className="page-lead">
            <p data-away={notice.shown || undefined}>{intro}</p>
            <p className="page-notice" role="status" data-away={!notice.shown || undefined}>
              {notice.text}
            </p>
          </div>
        ) : (
          intro !== undefined && <p lang={lang}>{intro}</p>
        )}
      </header>
      {children}
    </div>
  );
}
