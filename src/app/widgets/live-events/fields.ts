import { count, type ModelOf, seconds, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({
  sport: text,
  maxItems: count(20, 6),
  refreshSeconds: seconds(15),
});
export type LiveEvents = ModelOf<typeof fields>;
