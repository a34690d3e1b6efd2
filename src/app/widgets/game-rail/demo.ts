import type { Game } from '../../../operator/catalogue.ts';
import { demoPicture, type WidgetDemo } from '../widget-demo.ts';
import type { GameRail } from './fields.ts';

export const demoGames: Game[] = [
  'Velvet Fox',
  'Lantern Tide',
  'A title longer than its poster',
].map((title, index) => ({
  slug: `demo-${index}`,
  title,
  provider: 'Lampblack',
  category: 'slots',
  image: demoPicture,
  isNew: index === 0,
  jackpot: index === 1,
  demo: true,
}));

export const demo: WidgetDemo<GameRail> = {
  widget: { maxItems: 20, seeAll: undefined },
  answer: demoGames,
  shows: ['Velvet Fox', 'Lampblack', 'href="/games/demo-0"', 'New'],
};
