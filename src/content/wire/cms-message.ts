import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalText, parseRows } from '../parsing/rows.ts';

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
