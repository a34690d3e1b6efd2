import { storesQuery } from '../../../content/stores.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'stores',
    lazy: () => import('./stores-page.tsx'),
    messages: ['stores'],
    searchKeys: ['q'],
  },
  {
    path: 'store',
    lazy: () => import('./store-page.tsx'),
    messages: ['stores'],
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  examples: {
    store: ['/stores/las-palmas-triana-mar'],
  },
  chunk: 'info',
  offline: ['stores', 'store-map'],
  listed: {
    store: async ({ config, read }) =>
      toPages(await read(storesQuery()), ({ slug }) => entryPath(config.routes.stores, slug)),
  },
};
