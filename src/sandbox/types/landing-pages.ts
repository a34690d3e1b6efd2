import { many, media, needed, seo, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import { landingItems, landingTexts } from '../seed/landing-texts.ts';
import { ref } from '../seed/seeder.ts';
import { seedItems } from '../seed/widget-items.ts';

const types = [
  localized('landing-page', 'landing-pages', {
    slug: text({ required: true, shared: true }),
    title: text(needed),
    claim: text(),
    image: media,
    mobileImage: media,
    ctaLabel: text(),
    ctaUrl: text(),
    smallPrint: text(),
    landingContent: many('home-content'),
    ...seo,
  }),
];

/** Three campaigns, with the same kinds of blocks as the home page. */
function seedLandingPages(seeder: Seeder): void {
  seedItems(seeder, 'Landing', landingItems);
  for (const text of landingTexts) {
    const image = seeder.picture(`hero-${text.hero}.avif`);
    const mobileImage = seeder.picture(`hero-narrow-${text.hero}.avif`);
    seeder.add('landing-page', text.slug, (language) => ({
      slug: text.slug,
      title: text.title[language],
      claim: text.claim[language],
      image,
      mobileImage,
      ctaLabel: text.cta[language],
      ctaUrl: null,
      smallPrint: text.smallPrint[language],
      landingContent: text.items.map((name) => ref('home-content', name)),
      metaTitle: text.metaTitle[language],
      metaDescription: text.claim[language],
      noIndex: false,
    }));
  }
}

export const family: ContentFamily = { types, seed: seedLandingPages };
