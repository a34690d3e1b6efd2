import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'device',
    lazy: () => import('./device-page.tsx'),
    messages: ['device'],
    hideBanners: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  chunk: 'info',
};
