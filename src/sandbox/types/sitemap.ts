import { providers } from '../catalogue/providers.ts';
import { components, integer, needed, one, order, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import { ref, type Translated } from '../seed/seeder.ts';
import type { RouteName } from './routes.ts';

const siteMapLinks = components({
  label: text({ required: true }),
  order: integer(),
  externalUrl: text(),
  urlParam: text(),
  route: one('route'),
});

const types = [
  localized('sitemap-block', 'sitemap-blocks', { label: text(needed), order, siteMapLinks }),
];

/** A link to a page, optionally with a suffix, or to another site. */
type SitemapLink =
  | { readonly label: Translated; readonly route: RouteName; readonly urlParam?: string }
  | { readonly label: Translated; readonly externalUrl: string };

const studio = (index: number): SitemapLink => {
  const { displayName } = providers[index] ?? { displayName: '' };
  const label = { en: displayName, es: displayName };
  return { label, route: 'gamesProviders', urlParam: `/${encodeURIComponent(displayName)}` };
};

const page = (route: RouteName, en: string, es: string, urlParam?: string): SitemapLink => ({
  label: { en, es },
  route,
  ...(urlParam === undefined ? {} : { urlParam }),
});

const blocks: readonly { readonly label: Translated; readonly links: readonly SitemapLink[] }[] = [
  {
    label: { en: 'Casino', es: 'Casino' },
    links: [
      page('games', 'All games', 'Todos los juegos'),
      page('games', 'Slots', 'Tragaperras', '?category=slots'),
      page('games', 'Table games', 'Juegos de mesa', '?category=table'),
      page('games', 'Live casino', 'Casino en vivo', '?category=live'),
      page('games', 'Jackpots', 'Botes', '?category=jackpots'),
      page('games', 'New games', 'Juegos nuevos', '?category=new'),
    ],
  },
  { label: { en: 'Providers', es: 'Proveedores' }, links: [0, 1, 2, 3, 4].map(studio) },
  {
    label: { en: 'Sports', es: 'Deportes' },
    links: [
      page('sportsBetting', 'All sports', 'Todos los deportes'),
      page('liveSportsBetting', 'Live betting', 'Apuestas en vivo'),
      page('sportsBetting', 'Football', 'Fútbol', '/football'),
      page('sportsBetting', 'Basketball', 'Baloncesto', '/basketball'),
      page('sportsBetting', 'Tennis', 'Tenis', '/tennis'),
    ],
  },
  {
    label: { en: 'Promotions', es: 'Promociones' },
    links: [
      page('promotions', 'All promotions', 'Todas las promociones'),
      page('promotions', 'Your first night', 'Tu primera noche', '/fifty-first-night'),
      page('promotions', 'Accumulator lift', 'Impulso a la combinada', '/accumulator-lift'),
      page('promotions', 'The Bulb Club', 'El Club de la Bombilla', '/bulb-club'),
    ],
  },
  {
    label: { en: 'Help and shops', es: 'Ayuda y locales' },
    links: [
      page('helpInfo', 'Help centre', 'Centro de ayuda'),
      page('paymentMethodsInfo', 'Deposits & withdrawals', 'Depósitos y retiradas'),
      page('stores', 'Betting shops', 'Locales de apuestas'),
      page('responsible-gaming', 'Safer gambling', 'Juego responsable'),
    ],
  },
  {
    label: { en: 'Marquee', es: 'Marquee' },
    links: [
      page('home', 'Home', 'Inicio'),
      page('sitemap', 'Site map', 'Mapa del sitio'),
      page('terms', 'Terms and conditions', 'Términos y condiciones'),
      page('privacy', 'Privacy', 'Privacidad'),
      page('cookiesPolicy', 'Cookies', 'Cookies'),
      { label: { en: 'Magazine', es: 'Revista' }, externalUrl: 'https://example.com/magazine' },
    ],
  },
];

function seedSitemap(seeder: Seeder): void {
  for (const [index, { label, links }] of blocks.entries()) {
    seeder.add('sitemap-block', label.en, (language) => ({
      label: label[language],
      order: index + 1,
      siteMapLinks: links.map((link, position) => ({
        label: link.label[language],
        order: position + 1,
        externalUrl: 'externalUrl' in link ? link.externalUrl : null,
        urlParam: 'route' in link ? (link.urlParam ?? null) : null,
        route: 'route' in link ? ref('route', link.route) : null,
      })),
    }));
  }
}

export const family: ContentFamily = { types, seed: seedSitemap };
