import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { withNotice } from './features/arrival-notice.ts';
import { frameQueries, MainLayout } from './frame/main-layout.tsx';
import type { RouteFlags } from './frame/route-flags.ts';
import type { MessageArea } from './i18n/text.ts';
import { PageError, ScreenError } from './pages/error/page-error.tsx';
import { STYLE_GUIDE } from './paths.ts';
import { playerRoutes } from './player-routes.tsx';
import { signInRoutes } from './sign-in-routes.ts';
import type { AppState } from './state/context.ts';

/** What a route says about itself beside its page. */
export interface RouteHandle extends RouteFlags {
  /** Source file of the page, to find its files in the build. */
  module?: string;
  /** Query parameters that change the page; all others are ignored when it is kept. */
  searchKeys?: readonly string[];
  /** The flags come from the address instead: only in the style guide (RTE-8). */
  flagsFromSearch?: true;
  /** Messages that the page needs beside the first ones. */
  messages?: MessageArea;
  /** A page for players: the server sends what is the same for everybody, and no cache keeps it (RTE-3). */
  forPlayers?: true;
}

export interface PageArguments {
  params: Record<string, string | undefined>;
  url: URL;
}
interface PageModule {
  Component: React.ComponentType;
  load?: (app: AppState, args: PageArguments) => Promise<unknown>;
}
/** Makes the route of a page: none without a path. */
export type MakePage = (
  path: string | undefined,
  load: () => Promise<PageModule>,
  handle: RouteHandle,
) => RouteObject[];

/** The one route table. Pages are lazy; a page without a configured path is not in it (CFG-3). */
export function createRoutes(app: AppState): RouteObject[] {
  const { config, locale } = app;
  const { routes } = config;

  const page: MakePage = (path, load, handle) => {
    if (path === undefined) return [];
    const lazy = async () => {
      const [{ Component, load: loadPage }] = await Promise.all([
        load(),
        handle.messages && app.addMessages(handle.messages),
      ]);
      return { Component, loader: toLoader(app, loadPage) };
    };
    const id = handle.module ?? path;
    const route = { id, lazy, handle, HydrateFallback: Nothing };
    return path === '/' ? [{ ...route, index: true }] : [{ ...route, path }];
  };

  const home: RouteObject[] = routes.home
    ? [{ id: 'home-redirect', index: true, loader: () => redirect(routes.home ?? '/') }]
    : page(
        '/',
        () =>
          import('./pages/home/home-page.tsx').then((m) => ({
            Component: m.HomePage,
            load: m.load,
          })),
        {
          module: 'src/pages/home/home-page.tsx',
        },
      );

  return [
    ...page(
      routes.maintenance,
      () =>
        import('./pages/maintenance/maintenance-page.tsx').then((m) => ({
          Component: m.MaintenancePage,
        })),
      {
        module: 'src/pages/maintenance/maintenance-page.tsx',
        searchKeys: ['from'],
      },
    ),
    ...page(
      routes.accessDenied,
      () =>
        import('./pages/access-denied/access-denied-page.tsx').then((m) => ({
          Component: m.AccessDeniedPage,
        })),
      {
        module: 'src/pages/access-denied/access-denied-page.tsx',
        searchKeys: ['reason'],
      },
    ),
    {
      id: 'frame',
      Component: MainLayout,
      loader: async () => {
        await app.queries.want(...frameQueries(locale));
        return null;
      },
      shouldRevalidate: () => false,
      HydrateFallback: Nothing,
      ErrorBoundary: ScreenError,
      children: [
        {
          id: 'pages',
          ErrorBoundary: PageError,
          children: [
            ...home,
            ...page(
              routes.games,
              () =>
                import('./pages/games/games-page.tsx').then((m) => ({
                  Component: m.GamesPage,
                  load: m.load,
                })),
              {
                module: 'src/pages/games/games-page.tsx',
                searchKeys: ['category', 'provider', 'q'],
              },
            ),
            ...page(
              routes.gamesProviders && `${routes.gamesProviders}/:displayName`,
              () =>
                import('./pages/provider/provider-page.tsx').then((m) => ({
                  Component: m.ProviderPage,
                  load: m.load,
                })),
              { module: 'src/pages/provider/provider-page.tsx' },
            ),
            ...page(
              routes.sportsBetting,
              () =>
                import('./pages/sports/sports-page.tsx').then((m) => ({
                  Component: m.SportsPage,
                  load: m.load,
                })),
              {
                module: 'src/pages/sports/sports-page.tsx',
                searchKeys: ['sport', 'q'],
              },
            ),
            ...page(
              routes.liveSportsBetting,
              () =>
                import('./pages/sports/live-page.tsx').then((m) => ({
                  Component: m.LivePage,
                  load: m.load,
                })),
              {
                module: 'src/pages/sports/live-page.tsx',
                searchKeys: ['sport', 'q'],
              },
            ),
            ...page(
              routes.promotions,
              () =>
                import('./pages/promotions/promotions-page.tsx').then((m) => ({
                  Component: m.PromotionsPage,
                  load: m.load,
                })),
              {
                module: 'src/pages/promotions/promotions-page.tsx',
                searchKeys: ['category'],
              },
            ),
            ...page(
              routes.promotions && `${routes.promotions}/:slug`,
              () =>
                import('./pages/promotion/promotion-page.tsx').then((m) => ({
                  Component: m.PromotionPage,
                  load: m.load,
                })),
              { module: 'src/pages/promotion/promotion-page.tsx' },
            ),
            ...page(
              routes.sitemap,
              () =>
                import('./pages/sitemap/sitemap-page.tsx').then((m) => ({
                  Component: m.SitemapPage,
                  load: m.load,
                })),
              {
                module: 'src/pages/sitemap/sitemap-page.tsx',
                hideSiteMap: true,
              },
            ),
            ...signInRoutes(app, page),
            ...playerRoutes(app, page),
            ...page(
              STYLE_GUIDE,
              () =>
                import('./pages/style-guide/style-guide-page.tsx').then((m) => ({
                  Component: m.StyleGuidePage,
                })),
              {
                module: 'src/pages/style-guide/style-guide-page.tsx',
                messages: 'style-guide',
                searchKeys: ['flags'],
                flagsFromSearch: true,
              },
            ),
            { id: 'gone', path: '*', loader: () => redirect(withNotice('/', 'gone')) },
          ],
        },
      ],
    },
  ];
}

/** What the app shell shows while it reads what is saved: the ground that it came with. */
const Nothing = () => null;

/** Pages read through the stores, so a loader only says when it is done or where to go instead. */
function toLoader(app: AppState, load: PageModule['load']) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const outcome = await load?.(app, { params, url: new URL(request.url) });
    return outcome instanceof Response ? outcome : null;
  };
}
