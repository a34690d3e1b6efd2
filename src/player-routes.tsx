import type { RouteObject } from 'react-router-dom';
import { playerPaths, statementPath } from './config/player-paths.ts';
import type { MakePage, RouteHandle } from './page-route.ts';
import type { AppState } from './state/context.ts';

/** The player area (RTE-3): the server sends its frame only, the pages fill in the browser. */
export function playerRoutes({ config, addMessages }: AppState, page: MakePage): RouteObject[] {
  const paths = playerPaths(config);
  return [
    ...page(
      paths.home,
      () =>
        import('./pages/player/home/player-home-page.tsx').then((m) => ({
          Component: m.PlayerHomePage,
        })),
      forPlayers('home/player-home-page'),
    ),
    ...page(
      paths.information,
      () =>
        import('./pages/player/information/information-page.tsx').then((m) => ({
          Component: m.InformationPage,
        })),
      forPlayers('information/information-page'),
    ),
    ...page(
      paths.documents,
      () =>
        import('./pages/player/documents/documents-page.tsx').then((m) => ({
          Component: m.DocumentsPage,
        })),
      { ...forPlayers('documents/documents-page'), searchKeys: ['kind'] },
    ),
    ...page(
      paths.security,
      async () => {
        const [module] = await Promise.all([
          import('./pages/player/security/security-page.tsx'),
          addMessages('sign-in'),
        ]);
        return { Component: module.SecurityPage };
      },
      forPlayers('security/security-page'),
    ),
    ...page(
      paths.preferences,
      () =>
        import('./pages/player/preferences/preferences-page.tsx').then((m) => ({
          Component: m.PreferencesPage,
        })),
      forPlayers('preferences/preferences-page'),
    ),
    ...page(
      paths.cashier,
      async () => {
        const [{ CashierPage: Component }] = await Promise.all([
          import('./pages/player/cashier/cashier-page.tsx'),
          addMessages('activity'),
        ]);
        return { Component };
      },
      { ...forPlayers('cashier/cashier-page'), searchKeys: ['direction'] },
    ),
    ...page(
      paths.activity,
      async () => {
        const [{ ActivityPage: Component }] = await Promise.all([
          import('./pages/player/activity/activity-page.tsx'),
          addMessages('activity'),
        ]);
        return { Component };
      },
      {
        ...forPlayers('activity/activity-page'),
        searchKeys: ['period', 'from', 'to', 'list', 'kind'],
      },
    ),
    ...page(
      statementPath(config),
      async () => {
        const [{ StatementPage: Component }] = await Promise.all([
          import('./pages/player/statement/statement-page.tsx'),
          addMessages('activity'),
        ]);
        return { Component };
      },
      forPlayers('statement/statement-page'),
    ),
    ...page(
      paths.limits,
      async () => {
        const [{ LimitsPage: Component }] = await Promise.all([
          import('./pages/player/limits/limits-page.tsx'),
          addMessages('activity'),
        ]);
        return { Component };
      },
      forPlayers('limits/limits-page'),
    ),
  ];
}

const forPlayers = (file: string): RouteHandle => ({
  module: `src/pages/player/${file}.tsx`,
  messages: 'player',
  forPlayers: true,
  hideBanners: true,
  hideSiteMap: true,
  ownSeo: true,
});
