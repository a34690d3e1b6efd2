import { count, type ModelOf, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ category: text, maxItems: count(12, 6) });
export type PromotionCards = ModelOf<typeof fields>;
