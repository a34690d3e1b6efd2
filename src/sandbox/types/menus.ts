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

/** Fourteen items: more than fit at 1200 px, so that the "More" menu is used. */
const desktopItems: readonly (readonly [url: string, label: Translated])[] = [
  ['/', { en: 'Home', es: 'Inicio' }],
  ['/games', { en: 'Casino', es: 'Casino' }],
  ['/games?category=slots', { en: 'Slots', es: 'Tragaperras' }],
  ['/games?category=live', { en: 'Live casino', es: 'Casino en vivo' }],
  ['/sports', { en: 'Sports', es: 'Deportes' }],
  ['/sports/live', { en: 'Live betting', es: 'Apuestas en vivo' }],
  ['/promotions', { en: 'Promotions', es: 'Promociones' }],
  ['/games?category=jackpots', { en: 'Jackpots', es: 'Botes' }],
  ['/games?category=table', { en: 'Table games', es: 'Juegos de mesa' }],
  ['/games?category=new', { en: 'New games', es: 'Juegos nuevos' }],
  ['/stores', { en: 'Betting shops', es: 'Locales de apuestas' }],
  ['/legal/responsible-gaming', { en: 'Safer gambling', es: 'Juego responsable' }],
  ['/help', { en: 'Help', es: 'Ayuda' }],
  ['https://example.com/magazine', { en: 'Magazine', es: 'Revista' }],
];

/** Six items; the bottom bar shows the first four. */
const mobileItems: readonly (readonly [url: string, icon: MenuIcon, label: Translated])[] = [
  ['/', 'home', { en: 'Home', es: 'Inicio' }],
  ['/games', 'games', { en: 'Casino', es: 'Casino' }],
  ['/sports', 'sports', { en: 'Sports', es: 'Deportes' }],
  ['/promotions', 'promotions', { en: 'Offers', es: 'Ofertas' }],
  ['/sports/live', 'live', { en: 'Live', es: 'En vivo' }],
  ['/help', 'help', { en: 'Help', es: 'Ayuda' }],
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
