import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'play',
    lazy: () => import('./play-page.tsx'),
    messages: ['play'],
    searchKeys: ['mode', 'session'],
    forPlayers: true,
    hideBanners: true,
    hideSiteMap: true,
    hideMobileNav: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'account',
};
