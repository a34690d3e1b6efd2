import type { WidgetDemo } from '../widget-demo.ts';
import type { Countdown } from './fields.ts';

export const demo: WidgetDemo<Countdown> = {
  widget: { endsAt: '2030-05-20T18:30:00Z', text: 'Kick-off in', link: undefined },
  shows: ['Kick-off in', 'Monday 20 May'],
};
