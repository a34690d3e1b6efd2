import type { PromotionCard } from '../../../content/promotions.ts';
import { demoPicture, type WidgetDemo } from '../widget-demo.ts';
import type { PromotionCards } from './fields.ts';

export const demoPromotions: PromotionCard[] = [
  {
    id: 'demo',
    slug: 'demo',
    title: 'The weekend encore',
    summary: 'Ten free spins on a slot that you have not played before.',
    category: 'casino',
    image: demoPicture,
    endDate: '2030-05-20T12:00:00Z',
  },
  { id: 'demo-open', slug: 'demo-open', title: 'Bulb club', summary: '', category: 'club' },
];

export const demo: WidgetDemo<PromotionCards> = {
  widget: { maxItems: 6 },
  answer: demoPromotions,
  shows: ['The weekend encore', 'href="/promotions/demo"', 'Until 20 May'],
};
