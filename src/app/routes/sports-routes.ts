import type { RouteObject } from 'react-router-dom';
import type { PagePaths } from '../../config/paths.ts';
import { type MakePage, Nothing } from './page-route.ts';

/** Sports and live betting: two doors and all that lies behind them, of one page, which stays in between (SPT-1). */
export function sportsRoutes({ sports, liveSports }: PagePaths, page: MakePage): RouteObject[] {
  const children: RouteObject[] = [sports, liveSports].flatMap((path) =>
    path === undefined ? [] : [{ id: path, path, Component: Nothing }],
  );
  if (children.length === 0) return [];
  return page(
    '',
    () =>
      import('../pages/sports/sports-page.tsx').then((m) => ({
        Component: m.SportsPage,
        load: m.load,
      })),
    {
      module: 'src/app/pages/sports/sports-page.tsx',
      searchKeys: ['q'],
      hideBanners: true,
    },
  ).map((route) => Object.assign(route, { children }));
}
