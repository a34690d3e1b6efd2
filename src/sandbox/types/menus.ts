import type { MenuIcon } from '../catalogue/menu-icons.ts';
import { media, needed, order, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import type { Translated } from '../seed/seeder.ts';

const types = [
  localized('desktop-menu', 'desktop-menus', { label: text(needed), url: text(needed), order }),
  localized('mobile-menu', 'mobile-menus', {
    label: text(needed),
    url: text(needed),
    icon: media,
    order,
  }),
];

/** Fourteen items, which are more than fit at 1200 px, so that the "More" menu is used. */
const desktopItems: readonly (readonly [url: string, label: Translated])[] = [
  ['/', { en: 'Home', es: 'Inicio', ar: 'الرئيسية' }],
  ['/games', { en: 'Casino', es: 'Casino', ar: 'الكازينو' }],
  ['/games?category=slots', { en: 'Slots', es: 'Tragaperras', ar: 'السلوت' }],
  ['/games?category=live', { en: 'Live casino', es: 'Casino en vivo', ar: 'الكازينو المباشر' }],
  ['/sports', { en: 'Sports', es: 'Deportes', ar: 'الرياضة' }],
  ['/sports/live', { en: 'Live betting', es: 'Apuestas en vivo', ar: 'الرهان المباشر' }],
  ['/promotions', { en: 'Promotions', es: 'Promociones', ar: 'العروض' }],
  ['/games?category=jackpots', { en: 'Jackpots', es: 'Botes', ar: 'الجوائز الكبرى' }],
  ['/games?category=table', { en: 'Table games', es: 'Juegos de mesa', ar: 'ألعاب الطاولة' }],
  ['/games?category=new', { en: 'New games', es: 'Juegos nuevos', ar: 'الألعاب الجديدة' }],
  ['/stores', { en: 'Betting shops', es: 'Locales de apuestas', ar: 'متاجر المراهنات' }],
  [
    '/legal/responsible-gaming',
    { en: 'Safer gambling', es: 'Juego responsable', ar: 'اللعب المسؤول' },
  ],
  ['/help', { en: 'Help', es: 'Ayuda', ar: 'المساعدة' }],
  ['https://example.com/magazine', { en: 'Magazine', es: 'Revista', ar: 'المجلة' }],
];

/** Six items. The bottom bar shows the first four. */
const mobileItems: readonly (readonly [url: string, icon: MenuIcon, label: Translated])[] = [
  ['/', 'home', { en: 'Home', es: 'Inicio', ar: 'الرئيسية' }],
  ['/games', 'games', { en: 'Casino', es: 'Casino', ar: 'الكازينو' }],
  ['/sports', 'sports', { en: 'Sports', es: 'Deportes', ar: 'الرياضة' }],
  ['/promotions', 'promotions', { en: 'Offers', es: 'Ofertas', ar: 'العروض' }],
  ['/sports/live', 'live', { en: 'Live', es: 'En vivo', ar: 'مباشر' }],
  ['/help', 'help', { en: 'Help', es: 'Ayuda', ar: 'المساعدة' }],
];

function seedDesktopMenu(seeder: Seeder): void {
  for (const [index, [url, label]] of desktopItems.entries()) {
    seeder.add('desktop-menu', url, (language) => ({
      label: label[language],
      url,
      order: index + 1,
    }));
  }
}

function seedMobileMenu(seeder: Seeder): void {
  for (const [index, [url, icon, label]] of mobileItems.entries()) {
    const picture = seeder.picture(`icon-${icon}.svg`);
    seeder.add('mobile-menu', url, (language) => ({
      label: label[language],
      url,
      icon: picture,
      order: index + 1,
    }));
  }
}

export const family: ContentFamily = {
  types,
  seed(seeder) {
    seedDesktopMenu(seeder);
    seedMobileMenu(seeder);
  },
};
