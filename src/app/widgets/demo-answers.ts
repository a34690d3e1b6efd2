import type { Banner } from '../../content/banners.ts';
import type { HomeWidget } from '../../content/home-widgets.ts';
import type { PromotionCard } from '../../content/promotions.ts';
import type { CleanHtml } from '../../http/query.ts';
import type { Game, GameProvider } from '../../operator/catalogue.ts';
import type { Jackpot, SportsEvent, Winner } from '../../operator/live.ts';
import type { WidgetSlug } from './widget.ts';

// What demos and tests show. Pictures are the app's own icons, which are always there.
const picture = { src: '/icons/icon-512.png', width: 512, height: 512, alt: '' };

export const demoGames: Game[] = [
  'Velvet Fox',
  'Lantern Tide',
  'A title longer than its poster',
].map((title, index) => ({
  slug: `demo-${index}`,
  title,
  provider: 'Lampblack',
  category: 'slots',
  image: picture,
  isNew: index === 0,
  jackpot: index === 1,
  demo: true,
}));
const banners: Banner[] = ['Tonight is opening night', 'The match, under the lights'].map(
  (title, index) => ({
    id: `demo-${index}`,
    title,
    subtitle: 'Three hundred games under one lit sign.',
    audience: 'all',
    image: picture,
    link: { kind: 'internal', to: '/' },
    ctaLabel: 'See the games',
  }),
);
export const demoPromotions: PromotionCard[] = [
  {
    id: 'demo',
    slug: 'demo',
    title: 'The weekend encore',
    summary: 'Ten free spins on a slot that you have not played before.',
    category: 'casino',
    image: picture,
    endDate: '2030-05-20T12:00:00Z',
  },
  { id: 'demo-open', slug: 'demo-open', title: 'Bulb club', summary: '', category: 'club' },
];
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
/** One to come and one under way. */
export const demoEvents: SportsEvent[] = [
  event,
  { ...event, id: 'demo-live', live: { minute: 63, score: [2, 1] } },
];
const jackpots: Jackpot[] = [
  { code: 'grand', name: 'Grand Marquee', amount: 92_421_592, currency: 'EUR', game: 'demo-1' },
  { code: 'encore', name: 'Encore', amount: 88_823, currency: 'EUR' },
];
const providers: GameProvider[] = [
  { code: 'a', displayName: 'Lampblack', image: picture },
  { code: 'b', displayName: 'Owl Hour' },
];
const winners: Winner[] = [
  {
    player: 'Ma***',
    game: { slug: 'demo', title: 'Velvet Fox', image: picture },
    amount: 57_005,
    currency: 'EUR',
    wonAt: '2026-05-20T12:00:00Z',
  },
];

/** One widget of each kind, and the answer that its first query gets. */
export const demoWidgets: { [S in WidgetSlug]: { widget: HomeWidget; answer?: unknown[] } } = {
  'hero-carousel': {
    widget: {
      slug: 'hero-carousel',
      bannerPosition: 'home-hero',
      intervalMs: 6000,
      slides: [{ title: 'A slide of words alone' }],
    },
    answer: banners,
  },
  'game-rail': { widget: { slug: 'game-rail', maxItems: 20 }, answer: demoGames },
  'jackpot-ticker': { widget: { slug: 'jackpot-ticker', refreshSeconds: 30 }, answer: jackpots },
  'provider-rail': { widget: { slug: 'provider-rail', maxItems: 30 }, answer: providers },
  'promotion-cards': { widget: { slug: 'promotion-cards', maxItems: 6 }, answer: demoPromotions },
  'sports-highlights': {
    widget: { slug: 'sports-highlights', maxItems: 6 },
    answer: demoEvents.slice(0, 1),
  },
  'live-events': {
    widget: { slug: 'live-events', maxItems: 6, refreshSeconds: 15 },
    answer: demoEvents.slice(1),
  },
  winners: { widget: { slug: 'winners', period: 'day', maxItems: 10 }, answer: winners },
  'rich-text': { widget: { slug: 'rich-text', html: '<p>It is a show.</p>' as CleanHtml } },
  'image-banner': { widget: { slug: 'image-banner', image: picture, alt: 'The theatre' } },
  countdown: { widget: { slug: 'countdown', endsAt: '2030-05-20T18:30:00Z', text: 'Kick-off in' } },
  faq: {
    widget: {
      slug: 'faq',
      items: [{ question: 'Who can play here?', answer: '<p>Adults.</p>' as CleanHtml }],
    },
  },
  section: { widget: { slug: 'section', layout: 'stack' } },
};
