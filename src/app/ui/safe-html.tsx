import { type MouseEventHandler, useMemo } from 'react';
import type { CleanHtml } from '../../http/query.ts';
import { trustHtml } from '../trusted-types/trusted-html.ts';

interface SafeHtmlProps {
  html: CleanHtml;
  /** Handles clicks on links inside. */
  onClick?: MouseEventHandler;
}

/** The only place where CMS HTML enters a page. */
export function SafeHtml({ html, onClick }: SafeHtmlProps) {
  // A new TrustedHTML of the same text would replace the elements, with focus and selection.
  const inner = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link triggers a click
    <div
      className="rich-text"
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the type guarantees sanitised HTML
      dangerouslySetInnerHTML={inner}
    />
  );
}
