import type { CleanHtml, Query } from '../http/query.ts';

/** An editors' text by code, such as `IDENTITY_DOCUMENT_EXPIRED`. */
export interface CmsMessage {
  code: string;
  title: string;
  html: CleanHtml;
}

/**
 * All messages (AUT-6), always read as a whole: a cached answer for a single code would reveal which one a player was
 * shown.
 */
export function cmsMessagesQuery(locale: string): Query<CmsMessage[]> {
  return {
    key: `cms-messages:${locale}`,
    family: 'content',
    path: `/api/cms-messages?pagination[limit]=100&locale=${locale}`,
    isOfOptionalType: true,
    parse: async (wire, context) =>
      (await import('./wire/cms-message.ts')).parseCmsMessages(wire, context),
  };
}
