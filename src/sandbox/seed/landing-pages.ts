import { landingItems, landingTexts } from './landing-texts.ts';
import { ref, type Seeder } from './seeder.ts';

/** Three campaigns, with the same kinds of blocks as the home page. */
export function seedLandingPages(seeder: Seeder): void {
  for (const { name, slug, title, settings } of landingItems) {
    seeder.add('widget', name, (language) => ({
      name: `Landing: ${name}`,
      title: title?.[language] ?? null,
      specificFields: [{ __component: `widget.${slug}`, ...settings(language) }],
    }));
    seeder.add('home-content', name, () => ({ slug, parent: null, widget: ref('widget', name) }));
  }
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
