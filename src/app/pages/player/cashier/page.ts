import type { Page, PageFacts } from '../../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'cashier',
    lazy: () => import('./cashier-page.tsx'),
    messages: ['player', 'activity', 'info'],
    forPlayers: true,
    hideBanners: true,
    hideSiteMap: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'account',
};
