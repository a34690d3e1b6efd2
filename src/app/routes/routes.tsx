import { type RouteObject, redirect } from 'react-router-dom';
import { pagePaths } from '../../config/paths.ts';
import { seoTextQueries } from '../features/page-head/use-seo-text.ts';
import { frameQueries, MainLayout } from '../frame/main-layout.tsx';
import { pathWithin } from '../i18n/path-within.ts';
import { PageError, ScreenError } from '../pages/error/page-error.tsx';
import { GONE, withNotice } from '../state/arrival-notice.ts';
import { appContext, createMakePage, Nothing, type TableOptions } from './page-route.ts';
import { playerRoutes } from './player-routes.tsx';
import { publicRoutes } from './public-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** The one route table, part by part. */
export function createRoutes(options: TableOptions): RouteObject[] {
  const { config, locale } = options;
  const { maintenance, accessDenied, styleGuide } = pagePaths(config);
  const { playerArea } = config.routes;
  const page = createMakePage(options);

  return [
    ...page(
      maintenance,
      () =>
        import('../pages/maintenance/maintenance-page.tsx').then((m) => ({
          Component: m.MaintenancePage,
        })),
      {
        module: 'src/app/pages/maintenance/maintenance-page.tsx',
        noIndex: true,
      },
    ),
    ...page(
      accessDenied,
      () =>
        import('../pages/access-denied/access-denied-page.tsx').then((m) => ({
          Component: m.AccessDeniedPage,
        })),
      {
        module: 'src/app/pages/access-denied/access-denied-page.tsx',
        messages: ['sign-in'],
        searchKeys: ['reason'],
        noIndex: true,
      },
    ),
    {
      id: 'frame',
      Component: MainLayout,
      loader: async ({ request, context }) => {
        const { queries } = context.get(appContext);
        const path = pathWithin(new URL(request.url).pathname, config);
        await queries.want(...frameQueries(locale), ...seoTextQueries(config, path, locale));
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
            ...publicRoutes(config, page),
            ...signInRoutes(config, page),
            ...playerRoutes(config, page),
            ...page(
              styleGuide,
              () =>
                import('../pages/style-guide/style-guide-page.tsx').then((m) => ({
                  Component: m.StyleGuidePage,
                })),
              {
                module: 'src/app/pages/style-guide/style-guide-page.tsx',
                messages: ['style-guide'],
                searchKeys: ['flags'],
                noIndex: true,
                flagsFromSearch: true,
              },
            ),
            {
              id: 'gone',
              path: '*',
              loader: ({ request }) => {
                const path = pathWithin(new URL(request.url).pathname, config);
                const isInArea = playerArea && path.startsWith(`${playerArea}/`);
                return redirect(isInArea ? withNotice(playerArea, 'page') : GONE);
              },
            },
          ],
        },
      ],
    },
  ];
}
