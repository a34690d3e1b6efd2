import type { Seeder, Translated } from './seeder.ts';

export function seedCompanyInfo(seeder: Seeder): void {
  const logo = seeder.picture('logo.svg', 'Marquee');
  const smallLogo = seeder.picture('logo-small.svg', 'Marquee');
  seeder.add('company-info', 'company', () => ({
    name: 'Marquee',
    legalName: 'Marquee Play Ltd',
    phone: '+34 900 000 000',
    email: 'help@marquee.example',
    url: 'https://www.marquee.example',
    logo,
    smallLogo,
    address: {
      street: '12 Lantern Street',
      city: 'Puerto Lindo',
      postalCode: '00012',
      country: 'ES',
    },
  }));
}

interface Message {
  readonly code: string;
  readonly title: Translated;
  readonly message: Translated;
}

/** Texts of the identity dialogs, by the code that the site asks for. */
const messages: readonly Message[] = [
  {
    code: 'IDENTITY_DOCUMENT_NOT_UPLOADED',
    title: { en: 'Show us who you are', es: 'Cuéntanos quién eres' },
    message: {
      en: '<p>We have no identity document from you yet. A photo of both sides of your card, or of your passport, is all we need. We usually look at it within a day.</p>',
      es: '<p>Aún no tenemos tu documento de identidad. Basta una foto de ambas caras del documento o del pasaporte. Normalmente lo revisamos en un día.</p>',
    },
  },
  {
    code: 'IDENTITY_DOCUMENT_EXPIRED',
    title: { en: 'Your document has run out', es: 'Tu documento ha caducado' },
    message: {
      en: '<p>The identity document we have has expired. Send us the new one and your account goes on as before.</p>',
      es: '<p>El documento de identidad que tenemos ha caducado. Envíanos el nuevo y tu cuenta seguirá como siempre.</p>',
    },
  },
  {
    code: 'ANNUAL_VALIDATION',
    title: { en: 'Is this still you?', es: '¿Siguen siendo estos tus datos?' },
    message: {
      en: '<p>Once a year we ask you to look over your details. It takes a minute.</p>',
      es: '<p>Una vez al año te pedimos que revises tus datos. Es un minuto.</p>',
    },
  },
];

export function seedMessages(seeder: Seeder): void {
  for (const { code, title, message } of messages) {
    seeder.add('cms-message', code, (language) => ({
      code,
      title: title[language],
      message: message[language],
    }));
  }
}

export function seedSeoTexts(seeder: Seeder): void {
  const shareImage = seeder.picture('share.jpg', 'The Marquee sign, lit at night');
  seeder.add('seo-text', '/', (language) => ({
    path: '/',
    title: {
      en: 'Online casino and sports betting, by the light of the sign',
      es: 'Casino y apuestas deportivas en línea, a la luz del letrero',
    }[language],
    metaTitle: {
      en: 'Marquee: online casino, live tables and sports betting',
      es: 'Marquee: casino, mesas en vivo y apuestas deportivas',
    }[language],
    metaDescription: {
      en: 'More than 300 games from 32 studios, live tables with real dealers and sports in play. Limits you set yourself. 18+.',
      es: 'Más de 300 juegos de 32 estudios, mesas en vivo con crupier y deportes en juego. Límites que decides tú. +18.',
    }[language],
    content: seoText[language],
    shareImage,
  }));
  seeder.add('seo-text', '/sitemap', (language) => ({
    path: '/sitemap',
    title: { en: 'Site map', es: 'Mapa del sitio' }[language],
    metaTitle: {
      en: 'Site map of Marquee: casino, sports, promotions, shops and help',
      es: 'Mapa de Marquee: casino, deportes, promociones, locales y ayuda',
    }[language],
    metaDescription: {
      en: 'Every page of Marquee on one sheet: games and studios, sports, promotions, betting shops, help topics, terms and policies.',
      es: 'Todas las páginas de Marquee en una hoja: juegos y estudios, deportes, promociones, locales, temas de ayuda, condiciones y políticas.',
    }[language],
    content: null,
    shareImage,
  }));
}

const seoText: Translated = {
  en: '<h2>Casino</h2><p>Slots, cards, roulette and jackpots from independent studios, each with its rules and return to player on the first screen. Try a game without money before you decide.</p><h2>Sports</h2><p>Football, basketball and tennis, before the match and in play, with prices in plain decimals.</p><h2>In your hands</h2><p>Deposit limits, reality checks and breaks are part of the game bar, not hidden in a menu.</p>',
  es: '<h2>Casino</h2><p>Tragaperras, cartas, ruleta y botes de estudios independientes, con las reglas y el porcentaje de retorno en la primera pantalla. Prueba un juego sin dinero antes de decidir.</p><h2>Deportes</h2><p>Fútbol, baloncesto y tenis, antes del partido y en juego, con cuotas decimales claras.</p><h2>En tus manos</h2><p>Los límites de depósito, los avisos de tiempo y las pausas están en la barra del juego, no escondidos en un menú.</p>',
};
