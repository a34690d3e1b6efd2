import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: ['sports', 'liveSports'],
    lazy: () => import('./sports-page.tsx'),
    messages: ['sports'],
    searchKeys: ['q'],
    hideBanners: true,
  },
];

export const facts: PageFacts = {
  examples: {
    sports: ['/sports', '/sports/football'],
    liveSports: ['/sports/live'],
  },
};
