import type { GameCategory } from '../catalogue/game.ts';
import { kindOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import type { Fields } from '../content/entry.ts';
import { daysFrom, type Language, ref, type Seeder, type Translated } from '../seed/seeder.ts';
import { homeQuestions, welcomeText } from './home-texts.ts';

/** One item of the home page and the widget it shows. */
interface HomeItem {
  /** The name of the item and its widget in the seed. */
  readonly name: string;
  /** The widget's kind; its component is `widget.<slug>`. */
  readonly slug: string;
  readonly title?: Translated;
  /** The name of the section that contains the item. */
  readonly parent?: string;
  readonly settings: (language: Language) => Fields;
}

/** The number of games of a category in a rail: only open games, which come first in every list. */
const openGames = (category: GameCategory): number =>
  Math.min(12, games.filter((game) => game.category === category && kindOf(game)).length);

const rail = (category: string, maxItems: number): Fields => ({
  category,
  maxItems,
  seeAllUrl: `/games?category=${category}`,
});

function homeItems(seeder: Seeder): readonly HomeItem[] {
  return [
    {
      name: 'hero',
      slug: 'hero-carousel',
      settings: () => ({ bannerPosition: 'home-hero', intervalMs: 7000 }),
    },
    {
      name: 'popular',
      slug: 'game-rail',
      title: { en: 'On the bill tonight', es: 'En cartel esta noche' },
      settings: () => rail('slots', 18),
    },
    {
      name: 'jackpots',
      slug: 'jackpot-ticker',
      title: { en: 'Jackpots now', es: 'Botes en este momento' },
      settings: () => ({ jackpotGroup: 'marquee', refreshSeconds: 15 }),
    },
    {
      name: 'promotions',
      slug: 'promotion-cards',
      title: { en: 'Promotions', es: 'Promociones' },
      settings: () => ({ category: null, maxItems: 6 }),
    },
    {
      name: 'tables',
      slug: 'section',
      title: { en: 'Table games', es: 'Juegos de mesa' },
      settings: () => ({ layout: 'stack' }),
    },
    {
      name: 'live-tables',
      slug: 'game-rail',
      title: { en: 'Live casino', es: 'Casino en vivo' },
      parent: 'tables',
      settings: () => rail('live', openGames('live')),
    },
    {
      name: 'classic-tables',
      slug: 'game-rail',
      title: { en: 'Blackjack, roulette and more', es: 'Blackjack, ruleta y más' },
      parent: 'tables',
      settings: () => rail('table', openGames('table')),
    },
    {
      name: 'highlights',
      slug: 'sports-highlights',
      title: { en: 'Matches of the day', es: 'Partidos del día' },
      settings: () => ({ sport: 'football', maxItems: 8 }),
    },
    {
      name: 'live-now',
      slug: 'live-events',
      title: { en: 'Live now', es: 'En vivo' },
      settings: () => ({ sport: null, maxItems: 6, refreshSeconds: 20 }),
    },
    {
      name: 'final',
      slug: 'countdown',
      title: { en: 'The Lantern Cup final', es: 'La final de la Copa Farol' },
      settings: (language) => ({
        endsAt: daysFrom(seeder.start, 16),
        text: { en: 'Kick-off in', es: 'Empieza en' }[language],
        url: '/sports',
      }),
    },
    {
      name: 'providers',
      slug: 'provider-rail',
      title: { en: 'Providers', es: 'Proveedores' },
      settings: () => ({ maxItems: 32 }),
    },
    {
      name: 'winners',
      slug: 'winners',
      title: { en: 'Latest winners', es: 'Últimos premios' },
      settings: () => ({ period: 'day', maxItems: 10 }),
    },
    {
      name: 'app',
      slug: 'image-banner',
      settings: (language) => ({
        altText: {
          en: 'Marquee on your phone: add it to the home screen',
          es: 'Marquee en tu móvil: añádelo a la pantalla de inicio',
        }[language],
        url: '/help',
        image: seeder.picture('banner-app.avif'),
        mobileImage: seeder.picture('banner-app-narrow.avif'),
      }),
    },
    {
      name: 'questions',
      slug: 'faq',
      title: { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
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
      title: { en: 'About Marquee', es: 'Sobre Marquee' },
      settings: (language) => ({ content: welcomeText[language] }),
    },
  ];
}

export function seedHome(seeder: Seeder): void {
  const items = homeItems(seeder);
  for (const { name, slug, title, parent, settings } of items) {
    seeder.add('widget', name, (language) => ({
      name: `Home: ${name}`,
      title: title?.[language] ?? null,
      specificFields: [{ __component: `widget.${slug}`, ...settings(language) }],
    }));
    seeder.add('home-content', name, () => ({
      slug,
      parent: parent === undefined ? null : ref('home-content', parent),
      widget: ref('widget', name),
    }));
  }
  seeder.add('home', 'home', (language) => ({
    title: { en: 'Home', es: 'Inicio' }[language],
    homeContent: items.map(({ name }) => ref('home-content', name)),
  }));
}
