import { component, media, needed, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { contentType, localized } from '../content/content-type.ts';
import type { Translated } from '../seed/seeder.ts';

const address = component({
  street: text(),
  city: text(),
  postalCode: text(),
  country: text(),
});

const types = [
  contentType(
    'company-info',
    'company-info',
    {
      name: text(needed),
      legalName: text(),
      phone: text(),
      email: text(),
      url: text(),
      logo: media,
      smallLogo: media,
      address,
    },
    { single: true },
  ),
  localized('cms-message', 'cms-messages', {
    code: text({ required: true, shared: true }),
    title: text(needed),
    message: text(),
  }),
  localized('seo-text', 'seo-texts', {
    path: text({ required: true, shared: true }),
    title: text(),
    metaTitle: text(),
    metaDescription: text(),
    content: text(),
    shareImage: media,
  }),
];

function seedCompanyInfo(seeder: Seeder): void {
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

/** Texts of the identity dialogs, by the code that the site requests. */
const messages: readonly Message[] = [
  {
    code: 'IDENTITY_DOCUMENT_NOT_UPLOADED',
    title: { en: 'Verify your identity', es: 'Verifica tu identidad', ar: 'تحقّق من هويتك' },
    message: {
      en: '<p>Upload a photo of both sides of your identity card, or of your passport. We usually review it within a day.</p>',
      es: '<p>Sube una foto de tu DNI por ambas caras o de tu pasaporte. Normalmente la revisamos en un día.</p>',
      ar: '<p>ارفع صورة لوجهي بطاقة هويتك، أو لجواز سفرك. نراجعها خلال يوم عادةً.</p>',
    },
  },
  {
    code: 'IDENTITY_DOCUMENT_EXPIRED',
    title: {
      en: 'Your document has expired',
      es: 'Tu documento ha caducado',
      ar: 'انتهت صلاحية مستندك',
    },
    message: {
      en: '<p>The identity document we have on file has expired. Upload your new one to keep using your account.</p>',
      es: '<p>El documento de identidad que tenemos ha caducado. Sube el nuevo para seguir usando tu cuenta.</p>',
      ar: '<p>انتهت صلاحية مستند هويتك لدينا. ارفع مستندك الجديد لتواصل استخدام حسابك.</p>',
    },
  },
  {
    code: 'ANNUAL_VALIDATION',
    title: {
      en: 'Are your details still right?',
      es: '¿Tus datos siguen siendo correctos?',
      ar: 'هل ما زالت بياناتك صحيحة؟',
    },
    message: {
      en: '<p>Once a year we ask you to review your details. It takes a minute.</p>',
      es: '<p>Una vez al año te pedimos que revises tus datos. Solo te llevará un minuto.</p>',
      ar: '<p>نطلب منك مراجعة بياناتك مرة كل سنة. يستغرق ذلك دقيقة.</p>',
    },
  },
];

function seedMessages(seeder: Seeder): void {
  for (const { code, title, message } of messages) {
    seeder.add('cms-message', code, (language) => ({
      code,
      title: title[language],
      message: message[language],
    }));
  }
}

function seedSeoTexts(seeder: Seeder): void {
  const shareImage = seeder.picture('share.jpg', 'The Marquee sign, lit at night');
  seeder.add('seo-text', '/', (language) => ({
    path: '/',
    title: {
      en: 'Online casino and sports betting, by the light of the sign',
      es: 'Casino y apuestas deportivas en línea, a la luz del letrero',
      ar: 'كازينو ومراهنات رياضية على الإنترنت، تحت ضوء اللافتة',
    }[language],
    metaTitle: {
      en: 'Marquee: online casino, live casino and sports betting',
      es: 'Marquee: casino, casino en vivo y apuestas deportivas',
      ar: 'كازينو وكازينو مباشر ومراهنات رياضية في Marquee',
    }[language],
    metaDescription: {
      en: 'More than 300 games from 32 providers, live tables and live betting. You set your own limits. 18+.',
      es: 'Más de 300 juegos de 32 proveedores, mesas en vivo y apuestas en vivo. Tú decides tus límites. +18.',
      ar: 'أكثر من 300 لعبة من 32 مزوّدًا، وطاولات مباشرة ورهان مباشر. حدودك تعيّنها بنفسك. 18+.',
    }[language],
    content: seoText[language],
    shareImage,
  }));
  seeder.add('seo-text', '/sitemap', (language) => ({
    path: '/sitemap',
    title: { en: 'Site map', es: 'Mapa del sitio', ar: 'خريطة الموقع' }[language],
    metaTitle: {
      en: 'Site map of Marquee: casino, sports, promotions, shops and help',
      es: 'Mapa de Marquee: casino, deportes, promociones, locales y ayuda',
      ar: 'خريطة موقع Marquee: الكازينو والرياضة والعروض والمتاجر والمساعدة',
    }[language],
    metaDescription: {
      en: 'Every page of Marquee in one place: games and providers, sports, promotions, betting shops, help topics, terms and policies.',
      es: 'Todas las páginas de Marquee en un solo sitio: juegos y proveedores, deportes, promociones, locales, temas de ayuda, condiciones y políticas.',
      ar: 'كل صفحات Marquee في مكان واحد: الألعاب والمزوّدون والرياضة والعروض ومتاجر المراهنات ومواضيع المساعدة والشروط والسياسات.',
    }[language],
    content: null,
    shareImage,
  }));
}

const seoText: Translated = {
  en: '<h2>Casino</h2><p>Slots, cards, roulette and jackpots from independent providers. Each slot shows its return to player before you play, and you can play many games for free first.</p><h2>Sports</h2><p>Football, basketball and tennis, before the match and live, with clear odds.</p><h2>You’re in control</h2><p>Limits and breaks are one tap away from every game, not hidden in a menu.</p>',
  es: '<h2>Casino</h2><p>Tragaperras, cartas, ruleta y botes de proveedores independientes. Cada tragaperras muestra su retorno al jugador antes de empezar, y a muchos juegos puedes jugar gratis.</p><h2>Deportes</h2><p>Fútbol, baloncesto y tenis, antes del partido y en vivo, con cuotas claras.</p><h2>En tus manos</h2><p>Los límites y las pausas están a un toque en cada juego, no escondidos en un menú.</p>',
  ar: '<h2>الكازينو</h2><p>سلوت وألعاب ورق وروليت وجوائز كبرى من مزوّدين مستقلين. تعرض كل لعبة سلوت العائد للاعب قبل أن تلعب، ويمكنك أن تجرّب ألعابًا كثيرة مجانًا أولًا.</p><h2>الرياضة</h2><p>كرة القدم وكرة السلة والتنس، قبل المباراة ومباشرة، باحتمالات واضحة.</p><h2>بين يديك</h2><p>الحدود والاستراحات على بُعد لمسة واحدة من كل لعبة، لا مخفية في قائمة.</p>',
};

export const family: ContentFamily = {
  types,
  seed(seeder) {
    seedCompanyInfo(seeder);
    seedMessages(seeder);
    seedSeoTexts(seeder);
  },
};
