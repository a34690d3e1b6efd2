import { demoEvents } from '../demo-events.ts';
import type { WidgetDemo } from '../widget-demo.ts';
import type { LiveEvents } from './fields.ts';

export const demo: WidgetDemo<LiveEvents> = {
  widget: { maxItems: 6, refreshSeconds: 15 },
  answer: demoEvents.slice(1),
  shows: ['63′', 'href="/sports/live"'],
};
