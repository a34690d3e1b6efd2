import type { RouteObject } from 'react-router-dom';
import { playerPaths, statementPath } from '../../config/player-paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import type { MessageArea } from '../i18n/text.ts';
import type { MakePage, RouteHandle } from './page-route.ts';

/** The player area (RTE-3): the server sends its frame only, the pages fill in the browser. */
export function playerRoutes(config: PublicConfig, page: MakePage): RouteObject[] {
  const paths = playerPaths(config);
  return [
    ...page(
      paths.home,
      () =>
        import('../pages/player/home/player-home-page.tsx').then((m) => ({
          Component: m.PlayerHomePage,
        })),
      forPlayers('home/player-home-page'),
    ),
    ...page(
      paths.information,
      () =>
        import('../pages/player/information/information-page.tsx').then((m) => ({
          Component: m.InformationPage,
        })),
      forPlayers('information/information-page'),
    ),
    ...page(
      paths.documents,
      () =>
        import('../pages/player/documents/documents-page.tsx').then((m) => ({
          Component: m.DocumentsPage,
        })),
      forPlayers('documents/documents-page'),
    ),
    ...page(
      paths.security,
      () =>
        import('../pages/player/security/security-page.tsx').then((m) => ({
          Component: m.SecurityPage,
        })),
      forPlayers('security/security-page', 'sign-in'),
    ),
    ...page(
      paths.preferences,
      () =>
        import('../pages/player/preferences/preferences-page.tsx').then((m) => ({
          Component: m.PreferencesPage,
        })),
      forPlayers('preferences/preferences-page'),
    ),
    ...page(
      paths.cashier,
      () =>
        import('../pages/player/cashier/cashier-page.tsx').then((m) => ({
          Component: m.CashierPage,
        })),
      forPlayers('cashier/cashier-page', 'activity', 'info'),
    ),
    ...page(
      paths.activity,
      () =>
        import('../pages/player/activity/activity-page.tsx').then((m) => ({
          Component: m.ActivityPage,
        })),
      forPlayers('activity/activity-page', 'activity'),
    ),
    ...page(
      statementPath(config),
      () =>
        import('../pages/player/statement/statement-page.tsx').then((m) => ({
          Component: m.StatementPage,
        })),
      forPlayers('statement/statement-page', 'activity'),
    ),
    ...page(
      paths.limits,
      () =>
        import('../pages/player/limits/limits-page.tsx').then((m) => ({
          Component: m.LimitsPage,
        })),
      forPlayers('limits/limits-page', 'activity'),
    ),
  ];
}

const forPlayers = (file: string, ...messages: MessageArea[]): RouteHandle => ({
  module: `src/app/pages/player/${file}.tsx`,
  messages: ['player', ...messages],
  forPlayers: true,
  hideBanners: true,
  hideSiteMap: true,
  ownSeo: true,
});
