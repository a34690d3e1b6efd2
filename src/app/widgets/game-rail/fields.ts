import { readLink } from '../../../content/parsing/read-link.ts';
import { demoGames } from '../demo-answers.ts';
import { count, type ModelOf, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { category: text, provider: text, maxItems: count(40, 20), seeAllUrl: text },
  ({ seeAllUrl, ...own }, context) => ({
    ...own,
    seeAll: readLink(seeAllUrl, 'seeAllUrl', context),
  }),
);
export type GameRail = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<GameRail> => ({
  widget: { maxItems: 20, seeAll: undefined },
  answer: demoGames,
  shows: ['Velvet Fox', 'Lampblack', 'href="/games/demo-0"', 'New'],
});
