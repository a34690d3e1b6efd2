import * as v from 'valibot';
import type { CleanHtml } from '../../../http/query.ts';
import { type ModelOf, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ content: v.string() }, async ({ content }, context) => ({
  html: await context.cleanHtml(content),
}));
export type RichText = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<RichText> => ({
  widget: { html: '<p>It is a show.</p>' as CleanHtml },
  shows: ['<p>It is a show.</p>'],
});
