import type { MouseEventHandler } from 'react';
import type { CleanHtml } from '../../http/query.ts';
import { trustHtml } from '../trusted-types/trusted-html.ts';

interface SafeHtmlProps {
  html: CleanHtml;
  /** Takes the clicks of the links in it. */
  onClick?: MouseEventHandler;
}

/** The only place where HTML from the content system enters a page. */
export function SafeHtml({ html, onClick }: SafeHtmlProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className="rich-text"
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says it went through the sanitiser
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
    />
  );
}
