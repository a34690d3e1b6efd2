import type { Winner } from '../../../operator/live.ts';
import { demoPicture, type WidgetDemo } from '../widget-demo.ts';
import type { Winners } from './fields.ts';

const winners: Winner[] = [
  {
    player: 'Ma***',
    game: { slug: 'demo', title: 'Velvet Fox', image: demoPicture },
    amount: 57_005,
    currency: 'EUR',
    wonAt: '2026-05-20T12:00:00Z',
  },
];

export const demo: WidgetDemo<Winners> = {
  widget: { period: 'day', maxItems: 10 },
  answer: winners,
  shows: ['Ma***', '€570.05', 'Velvet Fox'],
};
