import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'accessDenied',
    lazy: () => import('./access-denied-page.tsx'),
    messages: ['sign-in'],
    withoutFrame: true,
    searchKeys: ['reason'],
    noIndex: true,
  },
];

export const facts: PageFacts = {
  examples: {
    accessDenied: ['/access-denied?reason=age'],
  },
};
