import { readLink } from '../../../content/parsing/read-link.ts';
import { count, type ModelOf, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { category: text, provider: text, maxItems: count(40, 20), seeAllUrl: text },
  ({ seeAllUrl, ...own }, context) => ({
    ...own,
    seeAll: readLink(seeAllUrl, 'seeAllUrl', context),
  }),
);
export type GameRail = ModelOf<typeof fields>;
