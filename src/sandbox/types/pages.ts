import { datetime, needed, order, seo, shared, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import { cookies } from '../seed/pages/cookies.ts';
import type { PageText } from '../seed/pages/page-text.ts';
import { paymentMethodsText } from '../seed/pages/payment-methods.ts';
import { privacy } from '../seed/pages/privacy.ts';
import { responsibleGaming } from '../seed/pages/responsible-gaming.ts';
import { terms } from '../seed/pages/terms.ts';

const types = [
  localized('page', 'pages', {
    slug: text({ required: true, shared: true }),
    title: text(needed),
    intro: text(),
    body: text(),
    revisedOn: datetime(shared),
    ...seo,
    order,
  }),
];

/** In display order. */
const texts: readonly PageText[] = [terms, privacy, cookies, responsibleGaming, paymentMethodsText];

function seedPages(seeder: Seeder): void {
  const shareImage = seeder.picture('share.jpg', 'The Marquee sign, lit at night');
  for (const [index, text] of texts.entries()) {
    seeder.add('page', text.slug, (language) => ({
      slug: text.slug,
      title: text.title[language],
      intro: text.intro[language],
      body: text.body[language],
      revisedOn: text.revisedOn === undefined ? null : `${text.revisedOn}T00:00:00.000Z`,
      metaTitle: null,
      metaDescription: text.metaDescription[language],
      shareImage,
      noIndex: false,
      order: index + 1,
    }));
  }
}

export const family: ContentFamily = { types, seed: seedPages };
