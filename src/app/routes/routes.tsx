import { type RouteObject, redirect } from 'react-router-dom';
import { type PagePaths, pagePaths } from '../../config/paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { isAtOrBelow } from '../../lib/site-paths.ts';
import { seoTextQueries } from '../features/page-head/use-seo-text.ts';
import { frameQueries, MainLayout } from '../frame/main-layout.tsx';
import { pathWithin } from '../i18n/locales.ts';
import type { MessageArea } from '../i18n/text.ts';
import { PageError, ScreenError } from '../pages/error/page-error.tsx';
import { appContext } from '../pages/page-loader.ts';
import type { Page } from '../pages/page-manifest.ts';
import { PageOpening } from '../pages/page-opening.tsx';
import { GONE, keepNotice, withNotice } from '../state/arrival-notice.ts';
import { allPages, nameOf } from './page-manifests.ts';

/** Options of a route table: a configuration in one language. */
interface TableOptions {
  config: PublicConfig;
  locale: string;
  /** Loads a page's messages along with its code. */
  addMessages: (area: MessageArea) => Promise<void>;
}

/** Shown by the app shell while it reads saved content. */
const Nothing = () => null;

/** Creates the route table from the page manifests. */
export function createRoutes(options: TableOptions): RouteObject[] {
  const { config, locale } = options;
  const { playerArea } = config.routes;
  const paths = pagePaths(config);
  const routesOf = (isFramed: boolean) =>
    allPages
      .filter(({ withoutFrame }) => isFramed !== (withoutFrame === true))
      .flatMap((page) => toRoutes(page, paths, options));

  return [
    ...routesOf(false),
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
            ...routesOf(true),
            {
              id: 'gone',
              path: '*',
              loader: ({ request }) => {
                const path = pathWithin(new URL(request.url).pathname, config);
                const isInArea = playerArea && isAtOrBelow(playerArea, path);
                return redirect(isInArea ? withNotice(playerArea, 'page') : GONE);
              },
            },
          ],
        },
      ],
    },
  ];
}

/** Pages are lazy, and left out without a configured path (CFG-3). */
function toRoutes(
  { path: keys, lazy, withoutFrame: _, ...handle }: Page,
  paths: PagePaths,
  { config, addMessages }: TableOptions,
): RouteObject[] {
  const [path, ...others] = [keys].flat().flatMap((key) => paths[key] ?? []);
  if (path === undefined) return [];
  const { home } = config.routes;
  if (path === '/' && home) return [homeElsewhere(home)];
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    try {
      const areas = (handle.messages ?? []).map(addMessages);
      const [module] = await Promise.all([lazy(), ...areas]);
      return module;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const route = {
    id: nameOf({ path: keys }),
    handle,
    HydrateFallback: PageOpening,
    // Kept, so that a page whose code was loaded ahead opens within the press (PF-9).
    lazy: () => {
      loading ??= load();
      return loading;
    },
  };
  if (path === '/') return [{ ...route, index: true }];
  if (typeof keys === 'string') return [{ ...route, path }];
  // Several paths share one page, which stays mounted between them.
  const children = [path, ...others].map((door) => ({ id: door, path: door, Component: Nothing }));
  return [{ ...route, path: '', children }];
}

/** Redirects to the configured home (HOM-1). */
const homeElsewhere = (home: string): RouteObject => ({
  id: 'home-redirect',
  index: true,
  loader: ({ request }) => redirect(keepNotice(home, new URL(request.url))),
  handle: { searchKeys: ['notice'] },
});
