import { providerPath } from '../../../lib/site-paths.ts';
import { gameProvidersQuery } from '../../../operator/catalogue.ts';
import { toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'provider',
    lazy: () => import('./provider-page.tsx'),
    messages: ['games'],
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  examples: {
    provider: ['/providers/Lampblack'],
  },
  listed: {
    provider: async ({ config, read }) =>
      toPages(await read(gameProvidersQuery()), ({ displayName }) =>
        providerPath(config.routes.gamesProviders, displayName),
      ),
  },
};
