import type { Seeder } from '../seeder.ts';
import { cookies } from './cookies.ts';
import type { PageText } from './page-text.ts';
import { paymentMethodsText } from './payment-methods.ts';
import { privacy } from './privacy.ts';
import { responsibleGaming } from './responsible-gaming.ts';
import { terms } from './terms.ts';

/** In display order. */
const texts: readonly PageText[] = [terms, privacy, cookies, responsibleGaming, paymentMethodsText];

export function seedPages(seeder: Seeder): void {
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
