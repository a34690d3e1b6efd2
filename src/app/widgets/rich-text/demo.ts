import type { CleanHtml } from '../../../http/query.ts';
import type { WidgetDemo } from '../widget-demo.ts';
import type { RichText } from './fields.ts';

export const demo: WidgetDemo<RichText> = {
  widget: { html: '<p>It is a show.</p>' as CleanHtml },
  shows: ['<p>It is a show.</p>'],
};
