import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { optionalText, parseRows } from './parsing/rows.ts';

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
      (await import('./cms-message.ts')).parseCmsMessages(wire, context),
  };
}

const row = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  message: optionalText,
});

export const parseCmsMessages = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'cms-message', schema: row, limit: 100 },
    context,
    async ({ code, title, message }) => ({
      code,
      title,
      html: await context.cleanHtml(message ?? ''),
    }),
  );
