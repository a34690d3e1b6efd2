import type { WidgetDemo } from '../widget-demo.ts';
import type { Section } from './fields.ts';

export const demo: WidgetDemo<Section> = {
  widget: { layout: 'stack' },
  shows: [],
};
