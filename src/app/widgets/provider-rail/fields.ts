import type { GameProvider } from '../../../operator/catalogue.ts';
import { demoPicture } from '../demo-answers.ts';
import { count, type ModelOf, type WidgetDemo, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ maxItems: count(60, 30) });
export type ProviderRail = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<ProviderRail> => ({
  widget: { maxItems: 30 },
  answer: [
    { code: 'a', displayName: 'Lampblack', image: demoPicture },
    { code: 'b', displayName: 'Owl Hour' },
  ] satisfies GameProvider[],
  shows: ['Owl Hour', 'href="/providers/Owl%20Hour"'],
});
