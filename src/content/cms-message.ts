import type { CleanHtml, Query } from '../http/query.ts';

/** A text that editors keep under a code, such as `IDENTITY_DOCUMENT_EXPIRED`. */
export interface CmsMessage {
  title: string;
  html: CleanHtml;
}

/** The message of a code: a list of none or one (AUT-6). */
export function cmsMessageQuery(code: string, locale: string): Query<CmsMessage[]> {
  return {
    key: `cms-message:${code}:${locale}`,
    family: 'content',
    path: `/api/cms-messages?filters[code][$eq]=${encodeURIComponent(code)}&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/cms-message.ts')).parseCmsMessage(wire, context),
  };
}
