import * as v from 'valibot';
import { type ModelOf, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ content: v.string() }, async ({ content }, context) => ({
  html: await context.cleanHtml(content),
}));
export type RichText = ModelOf<typeof fields>;
