import { type Promotion, promotions } from '../catalogue/promotions.ts';
import { datetime, flag, media, needed, oneOf, order, text } from '../content/attributes.ts';
import type { ContentFamily, Language, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import type { PromotionText } from '../seed/promotion-texts.ts';
import { casinoPromotions } from '../seed/promotion-texts-casino.ts';
import { otherPromotions } from '../seed/promotion-texts-sports.ts';
import { daysFrom, type Translated } from '../seed/seeder.ts';

const types = [
  localized('promotion', 'promotions', {
    title: text(needed),
    slug: text(needed),
    summary: text(),
    body: text(),
    terms: text(),
    image: media,
    category: oneOf(['casino', 'sports', 'live', 'poker']),
    startDate: datetime(),
    endDate: datetime(),
    optIn: flag(),
    ctaLabel: text(),
    ctaUrl: text(),
    order,
  }),
];

const texts = new Map([...casinoPromotions, ...otherPromotions].map((text) => [text.slug, text]));

/** The content system has no club category, so promotions for everyone are listed under casino. */
const categoryOf = ({ category }: Promotion) => (category === 'club' ? 'casino' : category);

function seedPromotions(seeder: Seeder): void {
  for (const [index, promotion] of promotions.entries()) {
    const { slug, title } = promotion;
    const text = texts.get(slug);
    if (text === undefined) throw new Error(`promotion "${slug}" has no text`);
    const [from, to] = text.days;
    const image = seeder.picture(`promo-${slug}.webp`);
    seeder.add('promotion', slug, (language) => ({
      title: title[language],
      slug,
      summary: text.summary[language],
      body: bodyOf(text, language),
      terms: `<p>${text.terms[language]}</p>`,
      image,
      category: categoryOf(promotion),
      startDate: daysFrom(seeder.start, from),
      endDate: to === null ? null : daysFrom(seeder.start, to),
      optIn: text.optIn,
      ctaLabel: ctaLabelOf(text.ctaUrl)[language],
      ctaUrl: text.ctaUrl,
      order: index + 1,
    }));
  }
}

/** Link labels by target. */
const ctaLabels: readonly (readonly [start: string, label: Translated])[] = [
  ['/games', { en: 'See the games', es: 'Ver los juegos', ar: 'عرض الألعاب' }],
  ['/sports', { en: 'See the matches', es: 'Ver los partidos', ar: 'عرض المباريات' }],
  ['/register', { en: 'Create account', es: 'Crear cuenta', ar: 'إنشاء حساب' }],
];
const elsewhere: Translated = { en: 'Learn more', es: 'Más información', ar: 'معرفة المزيد' };

function ctaLabelOf(ctaUrl: string): Translated {
  const [, label] = ctaLabels.find(([start]) => ctaUrl.startsWith(start)) ?? [];
  return label ?? elsewhere;
}

function bodyOf({ summary, steps }: PromotionText, language: Language): string {
  const heading = { en: 'How it works', es: 'Cómo funciona', ar: 'كيف يعمل العرض' }[language];
  const items = steps.map((step) => `<li>${step[language]}</li>`).join('');
  return `<p>${summary[language]}</p><h2>${heading}</h2><ol>${items}</ol>`;
}

export const family: ContentFamily = { types, seed: seedPromotions };
