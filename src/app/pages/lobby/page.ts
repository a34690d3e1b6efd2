import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'games',
    lazy: () => import('./games-page.tsx'),
    messages: ['games'],
    searchKeys: ['category', 'provider', 'q', 'sort', 'page'],
  },
];

export const facts: PageFacts = {};
