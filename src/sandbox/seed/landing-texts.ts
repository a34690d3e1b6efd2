import type { Fields } from '../content/entry.ts';
import type { Translated } from './seeder.ts';
import type { WidgetItem } from './widget-items.ts';

interface LandingText {
  readonly slug: string;
  /** The hero whose pictures it uses (src/sandbox/catalogue/heroes.ts). */
  readonly hero: string;
  readonly title: Translated;
  readonly claim: Translated;
  readonly cta: Translated;
  /** HTML. */
  readonly smallPrint: Translated;
  readonly metaTitle: Translated;
  /** Names of its blocks, from top to bottom. */
  readonly items: readonly string[];
}

const rail = (category: string): Fields => ({
  category,
  maxItems: 12,
  seeAllUrl: `/games?category=${category}`,
});

/** Questions on every campaign page, with answers in HTML. */
const questions: readonly { question: Translated; answer: Translated }[] = [
  {
    question: {
      en: 'How long does it take to create an account?',
      es: '¿Cuánto se tarda en crear una cuenta?',
      ar: 'كم يستغرق إنشاء حساب؟',
    },
    answer: {
      en: '<p>A minute or two. You need your identity document, and you have to be 18 or over.</p>',
      es: '<p>Uno o dos minutos. Necesitas tu documento de identidad y tener 18 años o más.</p>',
      ar: '<p>دقيقة أو دقيقتين. تحتاج إلى مستند هويتك، ويجب ألا يقل عمرك عن 18 عامًا.</p>',
    },
  },
  {
    question: {
      en: 'Do I have to join a promotion?',
      es: '¿Tengo que unirme a una promoción?',
      ar: 'هل عليّ الانضمام إلى عرض؟',
    },
    answer: {
      en: '<p>No. You choose which promotions to join, and you can leave at any time.</p>',
      es: '<p>No. Tú eliges a qué promociones te unes y puedes dejarlas cuando quieras.</p>',
      ar: '<p>لا. أنت تختار العروض التي تنضم إليها، ويمكنك مغادرتها متى شئت.</p>',
    },
  },
  {
    question: {
      en: 'How do I deposit and withdraw?',
      es: '¿Cómo deposito y retiro dinero?',
      ar: 'كيف أودِع وأسحب؟',
    },
    answer: {
      en: '<p>By card, wallet, bank, voucher or cash. See the limits, fees and times under <a href="/payment-methods">payment methods</a>.</p>',
      es: '<p>Con tarjeta, monedero, banco, vale o efectivo. Consulta los límites, las comisiones y los plazos en <a href="/payment-methods">métodos de pago</a>.</p>',
      ar: '<p>بالبطاقة أو المحفظة أو البنك أو القسيمة المدفوعة مسبقًا أو نقدًا. تجد الحدود والرسوم ومدة الوصول في صفحة <a href="/payment-methods">طرق الدفع</a>.</p>',
    },
  },
];

/** Blocks of the campaigns, in addition to those of the home page. */
export const landingItems: readonly WidgetItem[] = [
  {
    name: 'landing-slots',
    slug: 'game-rail',
    title: { en: 'First on the bill', es: 'Los primeros del cartel', ar: 'في صدارة البرنامج' },
    settings: () => rail('slots'),
  },
  {
    name: 'landing-live',
    slug: 'game-rail',
    title: { en: 'Live casino', es: 'Casino en vivo', ar: 'الكازينو المباشر' },
    settings: () => rail('live'),
  },
  {
    name: 'landing-casino-promotions',
    slug: 'promotion-cards',
    title: { en: 'Casino promotions', es: 'Promociones de casino', ar: 'عروض الكازينو' },
    settings: () => ({ category: 'casino', maxItems: 3 }),
  },
  {
    name: 'landing-matches',
    slug: 'sports-highlights',
    title: {
      en: 'Next under the lights',
      es: 'Lo próximo bajo los focos',
      ar: 'القادم تحت الأضواء',
    },
    settings: () => ({ sport: 'football', maxItems: 8 }),
  },
  {
    name: 'landing-in-play',
    slug: 'live-events',
    title: { en: 'Live now', es: 'En vivo', ar: 'مباشر الآن' },
    settings: () => ({ sport: null, maxItems: 6, refreshSeconds: 20 }),
  },
  {
    name: 'landing-sports-promotions',
    slug: 'promotion-cards',
    title: { en: 'Sports promotions', es: 'Promociones de deportes', ar: 'عروض الرياضة' },
    settings: () => ({ category: 'sports', maxItems: 3 }),
  },
  {
    name: 'landing-questions',
    slug: 'faq',
    title: { en: 'Before you start', es: 'Antes de empezar', ar: 'قبل أن تبدأ' },
    settings: (language) => ({
      items: questions.map(({ question, answer }) => ({
        question: question[language],
        answer: answer[language],
      })),
    }),
  },
];

const cta: Translated = { en: 'Create account', es: 'Crear cuenta', ar: 'إنشاء حساب' };
const adults: Translated = {
  en: '18+. Gambling is entertainment, not a way to make money. Read about <a href="/legal/responsible-gaming">safer gambling</a>. <a href="/legal/terms">Terms and conditions</a> apply.',
  es: '+18. El juego es ocio, no una forma de ganar dinero. Más sobre el <a href="/legal/responsible-gaming">juego responsable</a>. Se aplican los <a href="/legal/terms">términos y condiciones</a>.',
  ar: '18+. القمار ترفيه، لا وسيلة لكسب المال. اقرأ عن <a href="/legal/responsible-gaming">اللعب المسؤول</a>. تسري <a href="/legal/terms">الشروط والأحكام</a>.',
};

export const landingTexts: readonly LandingText[] = [
  {
    slug: 'welcome',
    hero: 'opening-night',
    title: {
      en: 'Come in, it’s just beginning',
      es: 'Pasa, que está empezando',
      ar: 'تفضّل، فالعرض يبدأ الآن',
    },
    claim: {
      en: 'Casino, live casino and sports under one lit sign. Your limits first, then the show.',
      es: 'Casino, casino en vivo y deportes bajo un mismo letrero. Primero tus límites, luego el espectáculo.',
      ar: 'كازينو وكازينو مباشر ورياضة تحت لافتة مضيئة واحدة. حدودك أولًا، ثم العرض.',
    },
    cta,
    smallPrint: { en: `<p>${adults.en}</p>`, es: `<p>${adults.es}</p>`, ar: `<p>${adults.ar}</p>` },
    metaTitle: {
      en: 'Welcome to Marquee',
      es: 'Te damos la bienvenida a Marquee',
      ar: 'أهلًا بك في Marquee',
    },
    items: ['landing-slots', 'landing-matches', 'landing-questions'],
  },
  {
    slug: 'casino',
    hero: 'jackpot-vault',
    title: {
      en: 'Three hundred doors, one key',
      es: 'Trescientas puertas, una llave',
      ar: 'ثلاثمئة باب ومفتاح واحد',
    },
    claim: {
      en: 'Slots, tables and jackpots, with their odds in plain sight. Play most of them for free.',
      es: 'Tragaperras, mesas y botes con las probabilidades a la vista. Puedes jugar gratis a casi todos.',
      ar: 'سلوت وطاولات وجوائز كبرى، وفرص الربح واضحة أمامك. يمكنك لعب معظمها مجانًا.',
    },
    cta: { en: 'Get your key', es: 'Consigue tu llave', ar: 'احصل على مفتاحك' },
    smallPrint: {
      en: `<p>You can play for free without an account. Each slot’s page shows its return to player. ${adults.en}</p>`,
      es: `<p>Puedes jugar gratis sin cuenta. La página de cada tragaperras muestra su retorno al jugador. ${adults.es}</p>`,
      ar: `<p>يمكنك اللعب مجانًا من دون حساب. تعرض صفحة كل لعبة سلوت العائد للاعب. ${adults.ar}</p>`,
    },
    metaTitle: {
      en: 'Casino at Marquee: 300 games, live tables, jackpots',
      es: 'Casino en Marquee: 300 juegos, mesas en vivo y botes',
      ar: 'الكازينو في Marquee: 300 لعبة وطاولات مباشرة وجوائز كبرى',
    },
    items: ['landing-slots', 'landing-live', 'landing-casino-promotions', 'landing-questions'],
  },
  {
    slug: 'sports',
    hero: 'match-under-lights',
    title: {
      en: 'A seat right by the pitch',
      es: 'Un asiento a pie de campo',
      ar: 'مقعد بجانب الملعب',
    },
    claim: {
      en: 'Football, basketball and tennis, before kick-off and live. Clear odds, plain terms.',
      es: 'Fútbol, baloncesto y tenis, antes del pitido inicial y en vivo. Cuotas y condiciones claras.',
      ar: 'كرة القدم وكرة السلة والتنس، قبل البداية ومباشرة. احتمالات واضحة وشروط بسيطة.',
    },
    cta: { en: 'Take your place', es: 'Ocupa tu sitio', ar: 'خذ مكانك' },
    smallPrint: {
      en: `<p>Odds may change until we accept your bet. ${adults.en}</p>`,
      es: `<p>Las cuotas pueden cambiar hasta que aceptamos tu apuesta. ${adults.es}</p>`,
      ar: `<p>قد تتغير الاحتمالات إلى أن نقبل رهانك. ${adults.ar}</p>`,
    },
    metaTitle: {
      en: 'Sports betting at Marquee: football, basketball and tennis, live',
      es: 'Apuestas deportivas en Marquee: fútbol, baloncesto y tenis en vivo',
      ar: 'مراهنات رياضية في Marquee: كرة القدم وكرة السلة والتنس مباشرة',
    },
    items: ['landing-matches', 'landing-in-play', 'landing-sports-promotions', 'landing-questions'],
  },
];
