import type { RouteObject } from 'react-router-dom';
import type { PagePaths } from '../../config/paths.ts';
import type { MakePage } from './page-route.ts';

/** The lobby, a game's page, the game itself, and its studio's page (RTE-4). */
export function gameRoutes(paths: PagePaths, page: MakePage): RouteObject[] {
  return [
    ...page(
      paths.games,
      () =>
        import('../pages/games/games-page.tsx').then((m) => ({
          Component: m.GamesPage,
          load: m.load,
        })),
      {
        module: 'src/app/pages/games/games-page.tsx',
        messages: ['games'],
        searchKeys: ['category', 'provider', 'q', 'sort'],
      },
    ),
    ...page(
      paths.game,
      () =>
        import('../pages/game/game-page.tsx').then((m) => ({
          Component: m.GamePage,
          load: m.load,
        })),
      { module: 'src/app/pages/game/game-page.tsx', messages: ['games'], ownSeo: true },
    ),
    ...page(
      paths.play,
      () =>
        import('../pages/game-play/game-play-page.tsx').then((m) => ({
          Component: m.GamePlayPage,
        })),
      {
        module: 'src/app/pages/game-play/game-play-page.tsx',
        messages: ['play'],
        searchKeys: ['mode', 'session'],
        forPlayers: true,
        hideBanners: true,
        hideSiteMap: true,
        hideMobileNav: true,
        ownSeo: true,
      },
    ),
    ...page(
      paths.provider,
      () =>
        import('../pages/provider/provider-page.tsx').then((m) => ({
          Component: m.ProviderPage,
          load: m.load,
        })),
      { module: 'src/app/pages/provider/provider-page.tsx', messages: ['games'], ownSeo: true },
    ),
  ];
}
