import * as v from 'valibot';
import { count, type ModelOf, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({
  period: v.fallback(v.picklist(['day', 'week']), 'day'),
  maxItems: count(20, 10),
});
export type Winners = ModelOf<typeof fields>;
