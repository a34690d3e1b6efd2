import type { CleanHtml } from '../../../http/query.ts';
import type { WidgetDemo } from '../widget-demo.ts';
import type { Faq } from './fields.ts';

export const demo: WidgetDemo<Faq> = {
  widget: { items: [{ question: 'Who can play here?', answer: '<p>Adults.</p>' as CleanHtml }] },
  shows: ['<summary>Who can play here?</summary>', '<p>Adults.</p>'],
};
