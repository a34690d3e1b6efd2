import type { GameProvider } from '../../../operator/catalogue.ts';
import { demoPicture, type WidgetDemo } from '../widget-demo.ts';
import type { ProviderRail } from './fields.ts';

const providers: GameProvider[] = [
  { code: 'a', displayName: 'Lampblack', image: demoPicture },
  { code: 'b', displayName: 'Owl Hour' },
];

export const demo: WidgetDemo<ProviderRail> = {
  widget: { maxItems: 30 },
  answer: providers,
  shows: ['Owl Hour', 'href="/providers/Owl%20Hour"'],
};
