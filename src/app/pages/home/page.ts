import { bannersQuery } from '../../../content/banners.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'home',
    lazy: () => import('./home-page.tsx'),
  },
];

export const facts: PageFacts = {
  chunk: 'own',
  offline: ['homes'],
  lists: (locale) => [bannersQuery('home-hero', locale)],
};
