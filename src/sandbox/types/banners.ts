import { heroes } from '../catalogue/heroes.ts';
import { datetime, media, needed, oneOf, order, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import { daysFrom } from '../seed/seeder.ts';

const types = [
  localized('banner', 'banners', {
    title: text(needed),
    subtitle: text(),
    position: text({ required: true, shared: true }),
    image: media,
    mobileImage: media,
    linkUrl: text(),
    ctaLabel: text(),
    audience: oneOf(['all', 'anonymous', 'players'], { initial: 'all' }),
    startDate: datetime(),
    endDate: datetime(),
    order,
  }),
];

/** The home page's heroes, and a banner line on every page. */
function seedBanners(seeder: Seeder): void {
  for (const [index, { slug, title, subtitle, cta, href }] of heroes.entries()) {
    const image = seeder.picture(`hero-${slug}.avif`);
    const mobileImage = seeder.picture(`hero-narrow-${slug}.avif`);
    seeder.add('banner', slug, (language) => ({
      title: title[language],
      subtitle: subtitle[language],
      position: 'home-hero',
      image,
      mobileImage,
      linkUrl: href,
      ctaLabel: cta[language],
      audience: 'all',
      order: index + 1,
    }));
  }
  seeder.add('banner', 'site-top', (language) => ({
    title: {
      en: 'New: set a deposit limit in two taps',
      es: 'Nuevo: fija un límite de depósito en dos toques',
      ar: 'جديد: عيّن حد الإيداع بلمستين',
    }[language],
    subtitle: null,
    position: 'site-top',
    linkUrl: '/legal/responsible-gaming',
    ctaLabel: { en: 'See how', es: 'Ver cómo', ar: 'أرني الطريقة' }[language],
    audience: 'all',
    startDate: daysFrom(seeder.start, -7),
    endDate: daysFrom(seeder.start, 180),
    order: 1,
  }));
}

export const family: ContentFamily = { types, seed: seedBanners };
