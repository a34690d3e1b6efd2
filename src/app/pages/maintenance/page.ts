import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'maintenance',
    lazy: () => import('./maintenance-page.tsx'),
    withoutFrame: true,
    noIndex: true,
  },
];

export const facts: PageFacts = {};
