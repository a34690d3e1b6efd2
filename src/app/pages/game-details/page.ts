import { entryPath } from '../../../lib/site-paths.ts';
import { gamesQuery, MOST_GAMES } from '../../../operator/catalogue.ts';
import { parts, toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'game',
    lazy: () => import('./game-page.tsx'),
    messages: ['games'],
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  examples: {
    game: ['/games/moth-and-moon'],
  },
  listed: {
    game: async ({ config, read }) => {
      const games = await parts(MOST_GAMES, (offset) =>
        read(gamesQuery({ limit: MOST_GAMES, offset })),
      );
      return toPages(games, ({ slug }) => entryPath(config.routes.games, slug));
    },
  },
};
