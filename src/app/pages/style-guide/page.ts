import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'styleGuide',
    lazy: () => import('./style-guide-page.tsx'),
    messages: ['style-guide', 'games', 'sports', 'promotion'],
    searchKeys: ['flags'],
    noIndex: true,
    flagsFromSearch: true,
  },
];

export const facts: PageFacts = {};
