import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'sitemap',
    lazy: () => import('./sitemap-page.tsx'),
    messages: ['info'],
    hideSiteMap: true,
  },
];

export const facts: PageFacts = {
  chunk: 'info',
};
