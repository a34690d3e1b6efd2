import type { CleanHtml, Query } from '../http/query.ts';

/** A text that editors keep under a code, such as `IDENTITY_DOCUMENT_EXPIRED`. */
export interface CmsMessage {
  code: string;
  title: string;
  html: CleanHtml;
}

/**
 * Every message (AUT-6). Read as a whole, by every visitor's device: what is kept of an answer for one code would tell the
 * next person at this device which of them a player was shown.
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
