import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'forgotten',
    lazy: () => import('./forgotten-page.tsx'),
    messages: ['sign-in'],
    hideLoginBar: true,
    hideBanners: true,
    ownSeo: true,
    noIndex: true,
  },
  {
    path: 'reset',
    lazy: () => import('./reset-page.tsx'),
    messages: ['sign-in'],
    hideLoginBar: true,
    hideBanners: true,
    ownSeo: true,
    noIndex: true,
  },
  {
    path: 'newEmail',
    lazy: () => import('./new-email-page.tsx'),
    messages: ['sign-in'],
    hideLoginBar: true,
    hideBanners: true,
    ownSeo: true,
    noIndex: true,
  },
];

export const facts: PageFacts = {
  examples: {
    reset: ['/login/new-password#of-a-link'],
    newEmail: ['/login/new-email#of-a-link'],
  },
  chunk: 'account',
};
