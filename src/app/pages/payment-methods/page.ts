import { TEXTS } from '../../../content/listed-entries.ts';
import { PAYMENTS_TEXT, textPagePath } from '../../../lib/info-paths.ts';
import { allEntries, toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'paymentMethods',
    lazy: () => import('./payment-methods-page.tsx'),
    messages: ['info'],
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'info',
  offline: ['pages'],
  listed: {
    paymentMethods: async (reading) => {
      const texts = await allEntries(TEXTS, reading);
      const text = texts.find(({ slug }) => slug === PAYMENTS_TEXT);
      if (text?.noIndex) return [];
      return toPages([text ?? {}], () => textPagePath(reading.config.routes, PAYMENTS_TEXT));
    },
  },
};
