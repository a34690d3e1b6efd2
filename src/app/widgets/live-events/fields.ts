import { demoEvents } from '../demo-answers.ts';
import {
  count,
  type ModelOf,
  seconds,
  text,
  type WidgetDemo,
  widgetFields,
} from '../widget-fields.ts';

export const fields = widgetFields({
  sport: text,
  maxItems: count(20, 6),
  refreshSeconds: seconds(15),
});
export type LiveEvents = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<LiveEvents> => ({
  widget: { maxItems: 6, refreshSeconds: 15 },
  answer: demoEvents.slice(1),
  shows: ['63′', 'href="/sports/live"'],
});
