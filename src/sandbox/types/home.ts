import type { GameCategory } from '../catalogue/game.ts';
import { kindOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import {
  componentSchema,
  components,
  datetime,
  integer,
  many,
  media,
  needed,
  one,
  type Schema,
  text,
} from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import type { Fields } from '../content/entry.ts';
import { homeQuestions, welcomeText } from '../seed/home-texts.ts';
import { daysFrom, ref } from '../seed/seeder.ts';
import { seedItems, type WidgetItem } from '../seed/widget-items.ts';

const slide = { title: text(), text: text(), url: text(), ctaLabel: text() };

/** The kinds of home widget, by the uid in `__component` of a dynamic zone's rows. */
export const widgetComponents: ReadonlyMap<string, Schema> = new Map([
  [
    'widget.hero-carousel',
    componentSchema({
      bannerPosition: text(),
      intervalMs: integer(),
      slides: components({ ...slide, image: media, mobileImage: media }),
    }),
  ],
  [
    'widget.game-rail',
    componentSchema({
      category: text(),
      provider: text(),
      maxItems: integer(),
      seeAllUrl: text(),
    }),
  ],
  ['widget.jackpot-ticker', componentSchema({ jackpotGroup: text(), refreshSeconds: integer() })],
  ['widget.provider-rail', componentSchema({ maxItems: integer() })],
  ['widget.promotion-cards', componentSchema({ category: text(), maxItems: integer() })],
  ['widget.sports-highlights', componentSchema({ sport: text(), maxItems: integer() })],
  [
    'widget.live-events',
    componentSchema({ sport: text(), maxItems: integer(), refreshSeconds: integer() }),
  ],
  ['widget.winners', componentSchema({ period: text(), maxItems: integer() })],
  ['widget.rich-text', componentSchema({ content: text() })],
  [
    'widget.image-banner',
    componentSchema({ altText: text(), url: text(), image: media, mobileImage: media }),
  ],
  ['widget.countdown', componentSchema({ endsAt: datetime(), text: text(), url: text() })],
  ['widget.faq', componentSchema({ items: components({ question: text(), answer: text() }) })],
  ['widget.section', componentSchema({ layout: text() })],
]);

const types = [
  localized('home', 'homes', { title: text(needed), homeContent: many('home-content') }),
  localized('home-content', 'home-contents', {
    slug: text(needed),
    parent: one('home-content'),
    widget: one('widget'),
  }),
  localized('widget', 'widgets', {
    name: text(needed),
    title: text(),
    specificFields: { kind: 'zone', components: widgetComponents, max: 1 },
  }),
];

/** The number of games of a category in a rail; open games only, which come first in every list. */
const openGames = (category: GameCategory): number =>
  Math.min(12, games.filter((game) => game.category === category && kindOf(game)).length);

const rail = (category: string, maxItems: number): Fields => ({
  category,
  maxItems,
  seeAllUrl: `/games?category=${category}`,
});

function homeItems(seeder: Seeder): readonly WidgetItem[] {
  // Half a day after midnight, so that it is not played at night.
  const match = seeder.match('lantern-cup', new Date(daysFrom(seeder.start, 16.5)));
  const { home, away } = match;
  return [
    {
      name: 'hero',
      slug: 'hero-carousel',
      settings: () => ({ bannerPosition: 'home-hero', intervalMs: 7000 }),
    },
    {
      name: 'popular',
      slug: 'game-rail',
      title: { en: 'On the bill tonight', es: 'En cartel esta noche', ar: 'في برنامج الليلة' },
      settings: () => rail('slots', 18),
    },
    {
      name: 'jackpots',
      slug: 'jackpot-ticker',
      title: {
        en: 'Jackpots (demo figures)',
        es: 'Botes (cifras de demostración)',
        ar: 'الجوائز الكبرى (أرقام تجريبية)',
      },
      settings: () => ({ jackpotGroup: 'marquee', refreshSeconds: 15 }),
    },
    {
      name: 'promotions',
      slug: 'promotion-cards',
      title: { en: 'Promotions', es: 'Promociones', ar: 'العروض' },
      settings: () => ({ category: null, maxItems: 6 }),
    },
    {
      name: 'tables',
      slug: 'section',
      title: { en: 'Table games', es: 'Juegos de mesa', ar: 'ألعاب الطاولة' },
      settings: () => ({ layout: 'stack' }),
    },
    {
      name: 'live-tables',
      slug: 'game-rail',
      title: { en: 'Live casino', es: 'Casino en vivo', ar: 'الكازينو المباشر' },
      parent: 'tables',
      settings: () => rail('live', openGames('live')),
    },
    {
      name: 'classic-tables',
      slug: 'game-rail',
      title: {
        en: 'Blackjack, roulette and more',
        es: 'Blackjack, ruleta y más',
        ar: 'بلاك جاك وروليت والمزيد',
      },
      parent: 'tables',
      settings: () => rail('table', openGames('table')),
    },
    {
      name: 'highlights',
      slug: 'sports-highlights',
      title: { en: 'Matches of the day', es: 'Partidos del día', ar: 'مباريات اليوم' },
      settings: () => ({ sport: 'football', maxItems: 8 }),
    },
    {
      name: 'live-now',
      slug: 'live-events',
      title: { en: 'Live now', es: 'En vivo', ar: 'مباشر الآن' },
      settings: () => ({ sport: null, maxItems: 6, refreshSeconds: 20 }),
    },
    {
      name: 'match',
      slug: 'countdown',
      title: {
        en: `Lantern Cup: ${home} v ${away}`,
        es: `Lantern Cup: ${home} contra ${away}`,
        ar: `Lantern Cup: ${home} ضد ${away}`,
      },
      settings: (language) => ({
        endsAt: match.startsAt.toISOString(),
        text: { en: 'Kick-off in', es: 'Empieza en', ar: 'تبدأ المباراة بعد' }[language],
        url: `/sports${match.path}`,
      }),
    },
    {
      name: 'providers',
      slug: 'provider-rail',
      title: { en: 'Providers', es: 'Proveedores', ar: 'المزوّدون' },
      settings: () => ({ maxItems: 32 }),
    },
    {
      name: 'winners',
      slug: 'winners',
      title: {
        en: 'Latest winners (demo figures)',
        es: 'Últimos premios (cifras de demostración)',
        ar: 'آخر الفائزين (أرقام تجريبية)',
      },
      settings: () => ({ period: 'day', maxItems: 10 }),
    },
    {
      name: 'app',
      slug: 'image-banner',
      settings: (language) => ({
        altText: {
          en: 'Marquee on your phone: add it to the home screen',
          es: 'Marquee en tu móvil: añádelo a la pantalla de inicio',
          ar: 'موقع Marquee على هاتفك: أضفه إلى الشاشة الرئيسية',
        }[language],
        url: '/help',
        image: seeder.picture('banner-app.avif'),
        mobileImage: seeder.picture('banner-app-narrow.avif'),
      }),
    },
    {
      name: 'questions',
      slug: 'faq',
      title: {
        en: 'Frequently asked questions',
        es: 'Preguntas frecuentes',
        ar: 'الأسئلة الشائعة',
      },
      settings: (language) => ({
        items: homeQuestions.map(({ question, answer }) => ({
          question: question[language],
          answer: answer[language],
        })),
      }),
    },
    {
      name: 'about',
      slug: 'rich-text',
      title: { en: 'About Marquee', es: 'Sobre Marquee', ar: 'عن Marquee' },
      settings: (language) => ({ content: welcomeText[language] }),
    },
  ];
}

function seedHome(seeder: Seeder): void {
  const items = homeItems(seeder);
  seedItems(seeder, 'Home', items);
  seeder.add('home', 'home', (language) => ({
    title: { en: 'Home', es: 'Inicio', ar: 'الرئيسية' }[language],
    homeContent: items.map(({ name }) => ref('home-content', name)),
  }));
}

export const family: ContentFamily = { types, seed: seedHome };
