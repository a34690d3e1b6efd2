import * as v from 'valibot';
import { type ModelOf, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ layout: v.nullish(v.string(), 'stack') });
export type Section = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<Section> => ({
  widget: { layout: 'stack' },
  shows: [],
});
