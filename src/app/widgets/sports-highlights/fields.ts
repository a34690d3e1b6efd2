import { count, type ModelOf, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ sport: text, maxItems: count(20, 6) });
export type SportsHighlights = ModelOf<typeof fields>;
