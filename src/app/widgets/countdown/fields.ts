import * as v from 'valibot';
import { readLink } from '../../../content/parsing/read-link.ts';
import { type ModelOf, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { endsAt: v.pipe(v.string(), v.isoTimestamp()), text, url: text },
  ({ url, ...own }, context) => ({ ...own, link: readLink(url, 'url', context) }),
);
export type Countdown = ModelOf<typeof fields>;
