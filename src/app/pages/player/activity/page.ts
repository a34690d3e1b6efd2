import type { Page, PageFacts } from '../../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'activity',
    lazy: () => import('./activity-page.tsx'),
    messages: ['player', 'activity'],
    forPlayers: true,
    hideBanners: true,
    hideSiteMap: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'account',
};
