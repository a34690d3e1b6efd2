import * as v from 'valibot';
import type { CleanHtml } from '../../../http/query.ts';
import { entriesOf, type ModelOf, type WidgetDemo, widgetFields } from '../widget-fields.ts';

const item = v.object({ question: v.string(), answer: v.string() });

export const fields = widgetFields({ items: v.array(v.unknown()) }, async (own, context) => ({
  items: await Promise.all(
    entriesOf(own.items, item, 'question', context).map(async ({ question, answer }) => ({
      question,
      answer: await context.cleanHtml(answer),
    })),
  ),
}));
export type Faq = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<Faq> => ({
  widget: { items: [{ question: 'Who can play here?', answer: '<p>Adults.</p>' as CleanHtml }] },
  shows: ['<summary>Who can play here?</summary>', '<p>Adults.</p>'],
});
