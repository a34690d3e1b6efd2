import type { RouteObject } from 'react-router-dom';
import type { MakePage } from './page-route.ts';
import type { AppState } from './state/context.ts';

/** What the house tells of itself: its shops. */
export function infoRoutes({ config: { routes } }: AppState, page: MakePage): RouteObject[] {
  return [
    ...page(
      routes.stores,
      () =>
        import('./pages/stores/stores-page.tsx').then((m) => ({
          Component: m.StoresPage,
          load: m.load,
        })),
      { module: 'src/pages/stores/stores-page.tsx', messages: 'stores', searchKeys: ['q'] },
    ),
    ...page(
      routes.stores && `${routes.stores}/:slug`,
      () =>
        import('./pages/stores/store-page.tsx').then((m) => ({
          Component: m.StorePage,
          load: m.load,
        })),
      { module: 'src/pages/stores/store-page.tsx', messages: 'stores', ownSeo: true },
    ),
  ];
}
