import type { RouteObject } from 'react-router-dom';
import type { SportsRoutes } from './features/sportsbook/sports-paths.ts';
import { type MakePage, Nothing } from './page-route.ts';

/** Sports and live betting: two doors and all that lies behind them, of one page, which stays in between (SPT-1). */
export function sportsRoutes(
  { sportsBetting, liveSportsBetting }: SportsRoutes,
  page: MakePage,
): RouteObject[] {
  const children: RouteObject[] = [sportsBetting, liveSportsBetting].flatMap((route) =>
    route === undefined ? [] : [{ id: route, path: `${route}/*`, Component: Nothing }],
  );
  if (children.length === 0) return [];
  return page(
    '',
    () =>
      import('./pages/sports/sports-page.tsx').then((m) => ({
        Component: m.SportsPage,
        load: m.load,
      })),
    {
      module: 'src/pages/sports/sports-page.tsx',
      searchKeys: ['q'],
      hideBanners: true,
    },
  ).map((route) => Object.assign(route, { children }));
}
