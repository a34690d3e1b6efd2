import { demoEvents } from '../demo-answers.ts';
import { count, type ModelOf, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ sport: text, maxItems: count(20, 6) });
export type SportsHighlights = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<SportsHighlights> => ({
  widget: { maxItems: 6 },
  answer: demoEvents.slice(0, 1),
  shows: ['Northgate Rovers', '3.25', 'href="/sports"'],
});
