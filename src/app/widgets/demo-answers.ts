import type { PromotionCard } from '../../content/promotions.ts';
import type { Game } from '../../operator/catalogue.ts';
import type { SportsEvent } from '../../operator/live.ts';

/** The icon of the app, which every site has. */
export const demoPicture = { src: '/icons/icon-512.png', width: 512, height: 512, alt: '' };

const event: SportsEvent = {
  id: 'demo',
  sport: 'football',
  competition: 'Lantern Cup',
  home: 'Northgate Rovers',
  away: 'Atlético Puerto Lindo',
  startsAt: '2030-05-20T18:30:00Z',
  market: {
    name: 'Match result',
    selections: [
      { name: 'Northgate Rovers', odds: 2.1 },
      { name: 'Draw', odds: 3.25 },
      { name: 'Atlético Puerto Lindo', odds: 3.6 },
    ],
  },
};
/** One upcoming and one live match. */
export const demoEvents: SportsEvent[] = [
  event,
  { ...event, id: 'demo-live', live: { minute: 63, score: [2, 1] } },
];

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

export const demoPromotions: PromotionCard[] = [
  {
    slug: 'demo',
    title: 'The weekend encore',
    summary: 'A €2 bonus for an encore at the weekend. It lasts three days.',
    category: 'casino',
    image: demoPicture,
    endDate: '2030-05-20T12:00:00Z',
  },
  { slug: 'demo-open', title: 'Bulb club', summary: '', category: 'club' },
];
