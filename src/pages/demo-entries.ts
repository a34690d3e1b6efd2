import type { PromotionCard } from '../content/promotions.ts';
import type { Game } from '../operator/catalogue.ts';
import type { SportsEvent } from '../operator/live.ts';

/** Entries that demos show; their pictures are the embedded operator's. */
export const demoGames: Game[] = [
  'Velvet Nights',
  'Golden Matinée',
  'A title that is longer than its poster',
].map((title, index) => ({
  slug: `demo-${index}`,
  title,
  provider: 'Lampblack',
  category: 'slots',
  image: { src: '/icons/icon-512.png', width: 512, height: 512, alt: '' },
  isNew: index === 0,
  jackpot: index === 1,
}));

export const demoPromotions: PromotionCard[] = [
  {
    id: 'demo-1',
    slug: 'demo',
    title: 'The weekend encore',
    summary: 'Spins on Friday come back on Saturday.',
    category: 'casino',
    endDate: '2030-05-20T12:00:00Z',
  },
  { id: 'demo-2', slug: 'demo', title: 'Bulb club', summary: '', category: 'club' },
];

const upcoming: SportsEvent = {
  id: 'demo-1',
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
export const demoEvents: SportsEvent[] = [
  upcoming,
  { ...upcoming, id: 'demo-2', live: { minute: 63, score: [2, 1] } },
];
