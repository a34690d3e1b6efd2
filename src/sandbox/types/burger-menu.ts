import type { MenuIcon } from '../catalogue/menu-icons.ts';
import { providers } from '../catalogue/providers.ts';
import { components, flag, media, needed, order, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import type { Translated } from '../seed/seeder.ts';

const children = components({
  label: text({ required: true }),
  url: text({ required: true }),
  showOnlyToLoggedPlayers: flag(),
});

const types = [
  localized('burger-menu', 'burger-menus', {
    label: text(needed),
    url: text(),
    icon: media,
    children,
    order,
  }),
];

interface Child {
  readonly url: string;
  readonly label: Translated;
  readonly playersOnly?: true;
}

interface Branch {
  /** A branch without a page of its own is a heading. */
  readonly url?: string;
  readonly icon: MenuIcon;
  readonly label: Translated;
  readonly children: readonly Child[];
}

const branches: readonly Branch[] = [
  { url: '/', icon: 'home', label: { en: 'Home', es: 'Inicio', ar: 'الرئيسية' }, children: [] },
  {
    url: '/games',
    icon: 'casino',
    label: { en: 'Casino', es: 'Casino', ar: 'الكازينو' },
    children: [
      { url: '/games', label: { en: 'All games', es: 'Todos los juegos', ar: 'جميع الألعاب' } },
      { url: '/games?category=slots', label: { en: 'Slots', es: 'Tragaperras', ar: 'السلوت' } },
      {
        url: '/games?category=table',
        label: { en: 'Table games', es: 'Juegos de mesa', ar: 'ألعاب الطاولة' },
      },
      {
        url: '/games?category=jackpots',
        label: { en: 'Jackpots', es: 'Botes', ar: 'الجوائز الكبرى' },
      },
      {
        url: '/games?category=new',
        label: { en: 'New games', es: 'Juegos nuevos', ar: 'الألعاب الجديدة' },
      },
    ],
  },
  {
    url: '/games?category=live',
    icon: 'live',
    label: { en: 'Live casino', es: 'Casino en vivo', ar: 'الكازينو المباشر' },
    children: [],
  },
  {
    icon: 'games',
    label: { en: 'Providers', es: 'Proveedores', ar: 'المزوّدون' },
    children: providers.slice(0, 6).map(({ displayName }) => ({
      url: `/providers/${encodeURIComponent(displayName)}`,
      label: { en: displayName, es: displayName, ar: displayName },
    })),
  },
  {
    url: '/sports',
    icon: 'sports',
    label: { en: 'Sports', es: 'Deportes', ar: 'الرياضة' },
    children: [
      {
        url: '/sports',
        label: { en: 'All sports', es: 'Todos los deportes', ar: 'جميع الرياضات' },
      },
      {
        url: '/sports/live',
        label: { en: 'Live betting', es: 'Apuestas en vivo', ar: 'الرهان المباشر' },
      },
      {
        url: '/stores',
        label: { en: 'Find a shop', es: 'Buscar un local', ar: 'ابحث عن متجر' },
        playersOnly: true,
      },
    ],
  },
  {
    url: '/promotions',
    icon: 'promotions',
    label: { en: 'Promotions', es: 'Promociones', ar: 'العروض' },
    children: [
      {
        url: '/promotions',
        label: { en: 'All promotions', es: 'Todas las promociones', ar: 'جميع العروض' },
      },
      {
        url: '/promotions/bulb-club',
        label: { en: 'The Bulb Club', es: 'El Club de la Bombilla', ar: 'نادي المصباح' },
        playersOnly: true,
      },
    ],
  },
  {
    url: '/stores',
    icon: 'stores',
    label: { en: 'Betting shops', es: 'Locales de apuestas', ar: 'متاجر المراهنات' },
    children: [],
  },
  {
    url: '/help',
    icon: 'help',
    label: { en: 'Help', es: 'Ayuda', ar: 'المساعدة' },
    children: [
      { url: '/help', label: { en: 'Help centre', es: 'Centro de ayuda', ar: 'مركز المساعدة' } },
      {
        url: '/payment-methods',
        label: { en: 'Deposits & withdrawals', es: 'Depósitos y retiradas', ar: 'الإيداع والسحب' },
      },
      {
        url: '/legal/responsible-gaming',
        label: { en: 'Safer gambling', es: 'Juego responsable', ar: 'اللعب المسؤول' },
      },
      {
        url: 'https://example.com/magazine',
        label: { en: 'Magazine', es: 'Revista', ar: 'المجلة' },
      },
    ],
  },
];

function seedBurgerMenu(seeder: Seeder): void {
  for (const [index, { url, icon, label, children }] of branches.entries()) {
    const picture = seeder.picture(`icon-${icon}.svg`);
    seeder.add('burger-menu', label.en, (language) => ({
      label: label[language],
      ...(url && { url }),
      icon: picture,
      children: children.map((child) => ({
        label: child.label[language],
        url: child.url,
        showOnlyToLoggedPlayers: child.playersOnly === true,
      })),
      order: index + 1,
    }));
  }
}

export const family: ContentFamily = { types, seed: seedBurgerMenu };
