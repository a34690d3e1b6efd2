import { type RouteObject, redirect } from 'react-router-dom';
import { pagePaths } from '../../config/paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { keepNotice } from '../state/arrival-notice.ts';
import { gameRoutes } from './game-routes.ts';
import { infoRoutes } from './info-routes.ts';
import type { MakePage } from './page-route.ts';
import { sportsRoutes } from './sports-routes.ts';

/** What anybody may see: home, games, sports, promotions, the map of the site. */
export function publicRoutes(config: PublicConfig, page: MakePage): RouteObject[] {
  const paths = pagePaths(config);
  const homePath = config.routes.home;
  const home: RouteObject[] = homePath
    ? [
        {
          id: 'home-redirect',
          index: true,
          loader: ({ request }) => redirect(keepNotice(homePath, new URL(request.url))),
          handle: { searchKeys: ['notice'] },
        },
      ]
    : page(
        '/',
        () =>
          import('../pages/home/home-page.tsx').then((m) => ({
            Component: m.HomePage,
            load: m.load,
          })),
        {
          module: 'src/app/pages/home/home-page.tsx',
        },
      );

  return [
    ...home,
    ...gameRoutes(paths, page),
    ...sportsRoutes(paths, page),
    ...page(
      paths.promotions,
      () =>
        import('../pages/promotions/promotions-page.tsx').then((m) => ({
          Component: m.PromotionsPage,
          load: m.load,
        })),
      {
        module: 'src/app/pages/promotions/promotions-page.tsx',
        searchKeys: ['category'],
      },
    ),
    ...page(
      paths.promotion,
      () =>
        import('../pages/promotion/promotion-page.tsx').then((m) => ({
          Component: m.PromotionPage,
          load: m.load,
        })),
      {
        module: 'src/app/pages/promotion/promotion-page.tsx',
        messages: ['promotion'],
        ownSeo: true,
      },
    ),
    ...page(
      paths.sitemap,
      () =>
        import('../pages/sitemap/sitemap-page.tsx').then((m) => ({
          Component: m.SitemapPage,
          load: m.load,
        })),
      {
        module: 'src/app/pages/sitemap/sitemap-page.tsx',
        messages: ['info'],
        hideSiteMap: true,
      },
    ),
    ...infoRoutes(paths, page),
  ];
}
