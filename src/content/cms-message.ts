import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { optionalText, parseRows } from './parsing/rows.ts';

/** Codes of the texts that the site shows. */
const CODES = [
  'IDENTITY_DOCUMENT_EXPIRED',
  'IDENTITY_DOCUMENT_NOT_UPLOADED',
  'ANNUAL_VALIDATION',
] as const;

export type CmsCode = (typeof CODES)[number];

/** An editors' text by code. */
interface CmsMessage {
  code: CmsCode;
  title: string;
  html: CleanHtml;
}

/**
 * The messages of all codes (AUT-6): a cached answer for a single code would reveal which one a player was shown.
 */
export function cmsMessagesQuery(locale: string): Query<CmsMessage[]> {
  const filters = CODES.map((code, at) => `filters[code][$in][${at}]=${code}`).join('&');
  return {
    key: `cms-messages:${locale}`,
    family: 'content',
    path: `/api/cms-messages?${filters}&locale=${locale}`,
    isOfOptionalType: true,
    parse: async (wire, context) =>
      (await import('./cms-message.ts')).parseCmsMessages(wire, context),
  };
}

const row = v.object({
  code: v.picklist(CODES),
  title: v.pipe(v.string(), v.minLength(1)),
  message: optionalText,
});

export const parseCmsMessages = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'cms-message', schema: row, limit: CODES.length },
    context,
    async ({ code, title, message }) => ({
      code,
      title,
      html: await context.cleanHtml(message ?? ''),
    }),
  );
