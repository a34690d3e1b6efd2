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
  const label = { en: displayName, es: displayName, ar: displayName };
  return { label, route: 'gamesProviders', urlParam: `/${encodeURIComponent(displayName)}` };
};

const page = (route: RouteName, label: Translated, urlParam?: string): SitemapLink => ({
  label,
  route,
  ...(urlParam === undefined ? {} : { urlParam }),
});

const blocks: readonly { readonly label: Translated; readonly links: readonly SitemapLink[] }[] = [
  {
    label: { en: 'Casino', es: 'Casino', ar: 'الكازينو' },
    links: [
      page('games', { en: 'All games', es: 'Todos los juegos', ar: 'جميع الألعاب' }),
      page('games', { en: 'Slots', es: 'Tragaperras', ar: 'السلوت' }, '?category=slots'),
      page(
        'games',
        { en: 'Table games', es: 'Juegos de mesa', ar: 'ألعاب الطاولة' },
        '?category=table',
      ),
      page(
        'games',
        { en: 'Live casino', es: 'Casino en vivo', ar: 'الكازينو المباشر' },
        '?category=live',
      ),
      page('games', { en: 'Jackpots', es: 'Botes', ar: 'الجوائز الكبرى' }, '?category=jackpots'),
      page(
        'games',
        { en: 'New games', es: 'Juegos nuevos', ar: 'الألعاب الجديدة' },
        '?category=new',
      ),
    ],
  },
  {
    label: { en: 'Providers', es: 'Proveedores', ar: 'المزوّدون' },
    links: [0, 1, 2, 3, 4].map(studio),
  },
  {
    label: { en: 'Sports', es: 'Deportes', ar: 'الرياضة' },
    links: [
      page('sportsBetting', { en: 'All sports', es: 'Todos los deportes', ar: 'جميع الرياضات' }),
      page('liveSportsBetting', {
        en: 'Live betting',
        es: 'Apuestas en vivo',
        ar: 'الرهان المباشر',
      }),
      page('sportsBetting', { en: 'Football', es: 'Fútbol', ar: 'كرة القدم' }, '/football'),
      page('sportsBetting', { en: 'Basketball', es: 'Baloncesto', ar: 'كرة السلة' }, '/basketball'),
      page('sportsBetting', { en: 'Tennis', es: 'Tenis', ar: 'التنس' }, '/tennis'),
    ],
  },
  {
    label: { en: 'Promotions', es: 'Promociones', ar: 'العروض' },
    links: [
      page('promotions', { en: 'All promotions', es: 'Todas las promociones', ar: 'جميع العروض' }),
      page(
        'promotions',
        { en: 'Your first night', es: 'Tu primera noche', ar: 'ليلتك الأولى' },
        '/first-night',
      ),
      page(
        'promotions',
        { en: 'Accumulators', es: 'Combinadas', ar: 'الرهان التجميعي' },
        '/accumulators',
      ),
      page(
        'promotions',
        { en: 'The Bulb Club', es: 'El Club de la Bombilla', ar: 'نادي المصباح' },
        '/bulb-club',
      ),
    ],
  },
  {
    label: { en: 'Help and shops', es: 'Ayuda y locales', ar: 'المساعدة والمتاجر' },
    links: [
      page('helpInfo', { en: 'Help centre', es: 'Centro de ayuda', ar: 'مركز المساعدة' }),
      page('paymentMethodsInfo', {
        en: 'Deposits & withdrawals',
        es: 'Depósitos y retiradas',
        ar: 'الإيداع والسحب',
      }),
      page('stores', { en: 'Betting shops', es: 'Locales de apuestas', ar: 'متاجر المراهنات' }),
      page('responsible-gaming', {
        en: 'Safer gambling',
        es: 'Juego responsable',
        ar: 'اللعب المسؤول',
      }),
    ],
  },
  {
    label: { en: 'Marquee', es: 'Marquee', ar: 'Marquee' },
    links: [
      page('home', { en: 'Home', es: 'Inicio', ar: 'الرئيسية' }),
      page('sitemap', { en: 'Site map', es: 'Mapa del sitio', ar: 'خريطة الموقع' }),
      page('terms', {
        en: 'Terms and conditions',
        es: 'Términos y condiciones',
        ar: 'الشروط والأحكام',
      }),
      page('privacy', { en: 'Privacy', es: 'Privacidad', ar: 'الخصوصية' }),
      page('cookiesPolicy', { en: 'Cookies', es: 'Cookies', ar: 'ملفات تعريف الارتباط' }),
      {
        label: { en: 'Magazine', es: 'Revista', ar: 'المجلة' },
        externalUrl: 'https://example.com/magazine',
      },
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
