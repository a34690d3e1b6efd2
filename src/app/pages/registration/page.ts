import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'registration',
    lazy: () => import('./registration-page.tsx'),
    messages: ['sign-in'],
    hideBanners: true,
    ownSeo: true,
    noIndex: 'with-query',
  },
];

export const facts: PageFacts = {
  chunk: 'own',
};
