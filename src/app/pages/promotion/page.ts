import { entryPath } from '../../../lib/site-paths.ts';
import { readEntries, toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'promotion',
    lazy: () => import('./promotion-page.tsx'),
    messages: ['promotion'],
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  examples: {
    promotion: ['/promotions/weekend-encore'],
  },
  listed: {
    promotion: async (reading) =>
      toPages(await readEntries({ type: 'promotions', fields: ['endDate'] }, reading), ({ slug }) =>
        entryPath(reading.config.routes.promotions, slug),
      ),
  },
};
