import { demoPromotions } from '../demo-answers.ts';
import { count, type ModelOf, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ category: text, maxItems: count(12, 6) });
export type PromotionCards = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<PromotionCards> => ({
  widget: { maxItems: 6 },
  answer: demoPromotions,
  shows: ['The weekend encore', 'href="/promotions/demo"', 'Until 20 May'],
});
