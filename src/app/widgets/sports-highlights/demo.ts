import { demoEvents } from '../demo-events.ts';
import type { WidgetDemo } from '../widget-demo.ts';
import type { SportsHighlights } from './fields.ts';

export const demo: WidgetDemo<SportsHighlights> = {
  widget: { maxItems: 6 },
  answer: demoEvents.slice(0, 1),
  shows: ['Northgate Rovers', '3.25', 'href="/sports"'],
};
