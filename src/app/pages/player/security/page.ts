import type { Page, PageFacts } from '../../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'security',
    lazy: () => import('./security-page.tsx'),
    messages: ['player', 'sign-in'],
    forPlayers: true,
    hideBanners: true,
    hideSiteMap: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'account',
};
