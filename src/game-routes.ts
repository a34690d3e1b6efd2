import type { RouteObject } from 'react-router-dom';
import type { PublicConfig } from './config/public-config.ts';
import type { MakePage } from './page-route.ts';

/** The lobby, a game's page, the game itself, and its studio's page (RTE-4). */
export function gameRoutes(routes: PublicConfig['routes'], page: MakePage): RouteObject[] {
  return [
    ...page(
      routes.games,
      () =>
        import('./pages/games/games-page.tsx').then((m) => ({
          Component: m.GamesPage,
          load: m.load,
        })),
      {
        module: 'src/pages/games/games-page.tsx',
        messages: 'games',
        searchKeys: ['category', 'provider', 'q', 'sort'],
      },
    ),
    ...page(
      routes.games && `${routes.games}/:slug`,
      () =>
        import('./pages/game/game-page.tsx').then((m) => ({
          Component: m.GamePage,
          load: m.load,
        })),
      { module: 'src/pages/game/game-page.tsx', messages: 'games', ownSeo: true },
    ),
    ...page(
      routes.games && `${routes.games}/:slug/play`,
      () =>
        import('./pages/game-play/game-play-page.tsx').then((m) => ({
          Component: m.GamePlayPage,
        })),
      {
        module: 'src/pages/game-play/game-play-page.tsx',
        messages: 'play',
        searchKeys: ['mode', 'session'],
        forPlayers: true,
        hideBanners: true,
        hideSiteMap: true,
        hideMobileNav: true,
        ownSeo: true,
      },
    ),
    ...page(
      routes.gamesProviders && `${routes.gamesProviders}/:displayName`,
      () =>
        import('./pages/provider/provider-page.tsx').then((m) => ({
          Component: m.ProviderPage,
          load: m.load,
        })),
      { module: 'src/pages/provider/provider-page.tsx', messages: 'games', ownSeo: true },
    ),
  ];
}
