import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'promotions',
    lazy: () => import('./promotions-page.tsx'),
    messages: ['promotion'],
    searchKeys: ['category'],
  },
];

export const facts: PageFacts = {};
