import { landingPath } from '../../../lib/info-paths.ts';
import { readEntries, toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'landing',
    lazy: () => import('./landing-page.tsx'),
    messages: ['info'],
    // A campaign has a single link, without menus that lead elsewhere (RTE-8).
    hideDesktopNav: true,
    hideMobileNav: true,
    hideSiteMap: true,
    hideBurger: true,
    hideBanners: true,
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  examples: {
    landing: ['/welcome', '/welcome/casino', '/welcome/sports'],
  },
  chunk: 'info',
  offline: ['landing-pages'],
  listed: {
    landing: async (reading) =>
      toPages(
        await readEntries({ type: 'landing-pages', fields: ['noIndex'] }, reading),
        ({ slug }) => landingPath(reading.config.routes.landing, slug),
      ),
  },
};
