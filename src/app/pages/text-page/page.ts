import { TEXTS } from '../../../content/listed-entries.ts';
import { pageTitlesQuery } from '../../../content/pages.ts';
import { COOKIES_TEXT, PAYMENTS_TEXT, textPagePath } from '../../../lib/info-paths.ts';
import { readEntries, toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'cookies',
    lazy: () => import('./cookies-page.tsx'),
    messages: ['info'],
    ownSeo: true,
  },
  {
    path: 'legal',
    lazy: () => import('./legal-page.tsx'),
    messages: ['info'],
    ownSeo: true,
  },
];

const isOwnRoute = (slug: string) => slug === COOKIES_TEXT || slug === PAYMENTS_TEXT;

export const facts: PageFacts = {
  examples: {
    legal: ['/legal/terms', '/legal/responsible-gaming'],
  },
  chunk: 'info',
  offline: ['pages'],
  lists: (locale) => [pageTitlesQuery(locale)],
  listed: {
    cookies: async (reading) =>
      toPages(await readEntries(TEXTS, reading), ({ slug }) =>
        slug === COOKIES_TEXT ? textPagePath(reading.config.routes, slug) : undefined,
      ),
    legal: async (reading) =>
      toPages(await readEntries(TEXTS, reading), ({ slug }) =>
        isOwnRoute(slug) ? undefined : textPagePath(reading.config.routes, slug),
      ),
  },
};
