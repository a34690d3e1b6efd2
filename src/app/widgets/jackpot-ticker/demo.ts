import type { Jackpot } from '../../../operator/live.ts';
import type { WidgetDemo } from '../widget-demo.ts';
import type { JackpotTicker } from './fields.ts';

const jackpots: Jackpot[] = [
  { code: 'grand', name: 'Grand Marquee', amount: 92_421_592, currency: 'EUR', game: 'demo-1' },
  { code: 'encore', name: 'Encore', amount: 88_823, currency: 'EUR' },
];

export const demo: WidgetDemo<JackpotTicker> = {
  widget: { group: undefined, refreshSeconds: 30 },
  answer: jackpots,
  shows: ['Grand Marquee', '€924,215.92', 'href="/games/demo-1"'],
};
