import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'login',
    lazy: () => import('./login-page.tsx'),
    messages: ['sign-in'],
    hideLoginBar: true,
    hideBanners: true,
    ownSeo: true,
    noIndex: true,
  },
];

export const facts: PageFacts = {
  chunk: 'account',
};
