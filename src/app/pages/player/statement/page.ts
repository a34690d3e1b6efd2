import type { Page, PageFacts } from '../../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'statement',
    lazy: () => import('./statement-page.tsx'),
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
