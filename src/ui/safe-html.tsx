import type { CleanHtml } from '../http/query.ts';
import { trustHtml } from './trusted-html.ts';

/** The only place where HTML from the content system enters a page. */
export function SafeHtml({ html, className }: { html: CleanHtml; className?: string }) {
  return (
    <div
      className={className ? `rich-text ${className}` : 'rich-text'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says it went through the sanitiser
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
    />
  );
}
