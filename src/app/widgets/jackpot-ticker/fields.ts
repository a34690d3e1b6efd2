import type { Jackpot } from '../../../operator/live.ts';
import { type ModelOf, seconds, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { jackpotGroup: text, refreshSeconds: seconds(30) },
  ({ jackpotGroup: group, refreshSeconds }) => ({ group, refreshSeconds }),
);
export type JackpotTicker = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<JackpotTicker> => ({
  widget: { group: undefined, refreshSeconds: 30 },
  answer: [
    { code: 'grand', name: 'Grand Marquee', amount: 92_421_592, currency: 'EUR', game: 'demo-1' },
    { code: 'encore', name: 'Encore', amount: 88_823, currency: 'EUR' },
  ] satisfies Jackpot[],
  shows: ['Grand Marquee', '€924,215.92', 'href="/games/demo-1"'],
});
