import type { Page, PageFacts } from '../../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'account',
    lazy: () => import('./account-page.tsx'),
    messages: ['player'],
    forPlayers: true,
    hideBanners: true,
    hideSiteMap: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'account',
};
