import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalText, parseRows } from './rows.ts';

const row = v.object({ title: v.pipe(v.string(), v.minLength(1)), message: optionalText });

export const parseCmsMessage = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'cms-message', schema: row, limit: 1 },
    context,
    async ({ title, message }) => ({ title, html: await context.cleanHtml(message ?? '') }),
  );
