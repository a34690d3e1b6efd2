import * as v from 'valibot';
import { entriesOf, type ModelOf, widgetFields } from '../widget-fields.ts';

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
