import * as v from 'valibot';
import type { Winner } from '../../../operator/live.ts';
import { demoPicture } from '../demo-answers.ts';
import { count, type ModelOf, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({
  period: v.fallback(v.picklist(['day', 'week']), 'day'),
  maxItems: count(20, 10),
});
export type Winners = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<Winners> => ({
  widget: { period: 'day', maxItems: 10 },
  answer: [
    {
      player: 'Ma***',
      game: { slug: 'demo', title: 'Velvet Fox', image: demoPicture },
      amount: 57_005,
      currency: 'EUR',
      wonAt: '2026-05-20T12:00:00Z',
    },
  ] satisfies Winner[],
  shows: ['Ma***', '€570.05', 'Velvet Fox'],
});
