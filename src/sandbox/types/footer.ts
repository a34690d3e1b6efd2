import { legalMarks } from '../catalogue/legal-marks.ts';
import { sponsors } from '../catalogue/sponsors.ts';
import { flag, integer, media, needed, one, order, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { contentType, localized } from '../content/content-type.ts';
import { ref, type Translated } from '../seed/seeder.ts';
import type { RouteName } from './routes.ts';

const types = [
  localized('footer-help-link', 'footer-help-links', {
    label: text(needed),
    externalLink: text(),
    route: one('route'),
    openLinkInNewTab: flag(),
    order,
  }),
  contentType('footer-legal-link', 'footer-legal-links', {
    name: text(needed),
    image: media,
    externalUrl: text(),
    route: one('route'),
    order: integer(),
  }),
  contentType('social-network', 'social-networks', { url: text(needed), icon: text(needed) }),
  localized('footer-sponsored-item', 'footer-sponsored-items', {
    name: text({ required: true, shared: true }),
    title: text(),
    image: media,
    hideImageSeparator: flag(),
    customHeight: integer(),
  }),
  contentType('footer-powered-by', 'footer-powered-bys', {
    name: text(needed),
    externalLink: text(),
  }),
  localized('footer-text', 'footer-texts', { content: text(needed) }),
];

interface HelpLink {
  readonly label: Translated;
  readonly to: { readonly route: RouteName } | { readonly externalLink: string };
}

const helpLinks: readonly HelpLink[] = [
  {
    label: { en: 'Help centre', es: 'Centro de ayuda', ar: 'مركز المساعدة' },
    to: { route: 'helpInfo' },
  },
  {
    label: { en: 'Safer gambling', es: 'Juego responsable', ar: 'اللعب المسؤول' },
    to: { route: 'responsible-gaming' },
  },
  {
    label: { en: 'Deposits & withdrawals', es: 'Depósitos y retiradas', ar: 'الإيداع والسحب' },
    to: { route: 'paymentMethodsInfo' },
  },
  { label: { en: 'Promotions', es: 'Promociones', ar: 'العروض' }, to: { route: 'promotions' } },
  {
    label: { en: 'Betting shops', es: 'Locales de apuestas', ar: 'متاجر المراهنات' },
    to: { route: 'stores' },
  },
  {
    label: { en: 'Terms and conditions', es: 'Términos y condiciones', ar: 'الشروط والأحكام' },
    to: { route: 'terms' },
  },
  { label: { en: 'Privacy', es: 'Privacidad', ar: 'الخصوصية' }, to: { route: 'privacy' } },
  {
    label: { en: 'Cookies', es: 'Cookies', ar: 'ملفات تعريف الارتباط' },
    to: { route: 'cookiesPolicy' },
  },
  {
    label: { en: 'Service status', es: 'Estado del servicio', ar: 'حالة الخدمة' },
    to: { externalLink: 'https://example.com/status' },
  },
];

function seedHelpLinks(seeder: Seeder): void {
  for (const [index, { label, to }] of helpLinks.entries()) {
    seeder.add('footer-help-link', label.en, (language) => ({
      label: label[language],
      externalLink: 'externalLink' in to ? to.externalLink : null,
      route: 'route' in to ? ref('route', to.route) : null,
      openLinkInNewTab: 'externalLink' in to,
      order: index + 1,
    }));
  }
}

/** The target of each mark: one of our pages, or its issuer. */
const markTargets: Record<string, { route: RouteName } | { externalUrl: string }> = {
  regulator: { externalUrl: 'https://example.com/meridian-gaming-authority' },
  adults: { route: 'responsible-gaming' },
  'safe-play': { route: 'responsible-gaming' },
  'fair-games': { externalUrl: 'https://example.com/fair-games-laboratory' },
};

function seedLegalLinks(seeder: Seeder): void {
  for (const [index, { code, name }] of legalMarks.entries()) {
    const to = markTargets[code] ?? { route: 'responsible-gaming' };
    const image = seeder.picture(`legal-${code}.svg`, name);
    seeder.add('footer-legal-link', code, () => ({
      name,
      image,
      externalUrl: 'externalUrl' in to ? to.externalUrl : null,
      route: 'route' in to ? ref('route', to.route) : null,
      order: index + 1,
    }));
  }
}

/** Names as editors type them. The site lowercases them. */
const networks: readonly (readonly [icon: string, host: string])[] = [
  ['Facebook', 'facebook.com'],
  ['X', 'x.com'],
  ['Instagram', 'instagram.com'],
  ['YouTube', 'youtube.com'],
  ['TikTok', 'tiktok.com'],
  ['Telegram', 't.me'],
];

function seedSocialNetworks(seeder: Seeder): void {
  for (const [icon, host] of networks) {
    seeder.add('social-network', icon, () => ({ url: `https://${host}.example/marquee`, icon }));
  }
}

/** A bitmap with a small format, one without, a drawing, and one whose picture is missing. */
function seedSponsors(seeder: Seeder): void {
  for (const [index, { code, name, title, raster }] of sponsors.entries()) {
    const last = index === sponsors.length - 1;
    const file = raster?.file ?? `sponsor-${code}.svg`;
    const image = last ? null : seeder.picture(file, name);
    seeder.add('footer-sponsored-item', code, (language) => ({
      name,
      title: title[language],
      image,
      hideImageSeparator: index === 2,
      customHeight: index === 1 ? 70 : null,
    }));
  }
}

function seedPoweredBy(seeder: Seeder): void {
  for (const name of ['Meridian Platform', 'Puente Payments', 'Lantern Odds']) {
    const externalLink = `https://example.com/${name.toLowerCase().replace(' ', '-')}`;
    seeder.add('footer-powered-by', name, () => ({ name, externalLink }));
  }
}

const footerText: Translated = {
  en: '<p><strong>18+. Gambling is entertainment, not a way to make money.</strong> Set a limit before you start and never chase your losses. If it stops being fun, <a href="/legal/responsible-gaming">take a break or talk to someone</a>: it is free and confidential.</p><p>Marquee is run by Marquee Play Ltd, 12 Lantern Street, Puerto Lindo, under licence MGA/2026/014 of the Meridian Gaming Authority. The brand, the licence and the games are fictional, for demonstration only.</p>',
  es: '<p><strong>+18. El juego es ocio, no una forma de ganar dinero.</strong> Ponte un límite antes de empezar y no intentes recuperar lo perdido. Si deja de ser divertido, <a href="/legal/responsible-gaming">haz una pausa o habla con alguien</a>: es gratis y confidencial.</p><p>Marquee es una marca de Marquee Play Ltd, calle del Farol 12, Puerto Lindo, con licencia MGA/2026/014 de la Meridian Gaming Authority. La marca, la licencia y los juegos son ficticios y solo sirven de demostración.</p>',
  ar: '<p><strong>18+. القمار ترفيه، لا وسيلة لكسب المال.</strong> عيّن حدًا قبل أن تبدأ، ولا تلعب أبدًا لتستعيد ما خسرته. هل فقد اللعب متعته؟ <a href="/legal/responsible-gaming">خذ استراحة أو اطلب المساعدة</a>: فهي مجانية وسرية.</p><p>تدير موقع Marquee شركة Marquee Play Ltd، ومقرها \u206612 Lantern Street, Puerto Lindo\u2069، بموجب الترخيص MGA/2026/014 من Meridian Gaming Authority. العلامة التجارية والترخيص والألعاب خيالية، وهي للعرض التجريبي فقط.</p>',
};

function seedFooterText(seeder: Seeder): void {
  seeder.add('footer-text', 'footer', (language) => ({ content: footerText[language] }));
}

export const family: ContentFamily = {
  types,
  seed(seeder) {
    seedHelpLinks(seeder);
    seedLegalLinks(seeder);
    seedSocialNetworks(seeder);
    seedSponsors(seeder);
    seedPoweredBy(seeder);
    seedFooterText(seeder);
  },
};
