import * as v from 'valibot';
import { readLink } from '../../../content/parsing/read-link.ts';
import { type ModelOf, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { endsAt: v.pipe(v.string(), v.isoTimestamp()), text, url: text },
  ({ url, ...own }, context) => ({ ...own, link: readLink(url, 'url', context) }),
);
export type Countdown = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<Countdown> => ({
  widget: { endsAt: '2030-05-20T18:30:00Z', text: 'Kick-off in', link: undefined },
  shows: ['Kick-off in', 'Monday 20 May'],
});
