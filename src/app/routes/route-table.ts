import { createStaticHandler, matchRoutes, type StaticHandler } from 'react-router-dom';
import { createIsMounted } from '../../config/paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { localeOfPath } from '../i18n/locales.ts';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { createRoutes } from './routes.tsx';

/** Shared by all pages below a base path: of a language, or of its preview. */
interface Table {
  locale: string;
  basename: string;
  handler: StaticHandler;
  isMounted: (path: string) => boolean;
}
const tables = new WeakMap<PublicConfig, Map<string, Table>>();

/** The cached table of a path. Per-request data reach loaders as context. */
export function tableOf(config: PublicConfig, pathname: string): Table {
  const { locale, basename } = localeOfPath(pathname, config.languages, config.defaultAppLanguage);
  const known = tables.get(config) ?? new Map<string, Table>();
  tables.set(config, known);
  const table = known.get(basename) ?? {
    locale,
    basename,
    // Pages add their own messages: see `render`.
    handler: createStaticHandler(createRoutes({ config, locale, addMessages: async () => {} }), {
      basename,
    }),
    isMounted: createIsMounted(config),
  };
  known.set(basename, table);
  return table;
}

/** After an error, because a handler caches the failure to load a page's module. */
export const forgetTables = (config: PublicConfig): boolean => tables.delete(config);

/** Routes of a configuration, for inspection. */
export const describeRoutes = (config: PublicConfig) => tableOf(config, '/').handler.dataRoutes;

/**
 * The URL with only the parameters that its page reads, sorted, so that campaign parameters do not make another page.
 */
export function reduceAddress(url: URL, config: PublicConfig): URL {
  if (url.search === '') return url;
  const { basename, handler } = tableOf(config, url.pathname);
  const matches = matchRoutes(handler.dataRoutes, url.pathname, basename) ?? [];
  const reduced = new URL(url.pathname, url.origin);
  for (const { route } of matches) {
    for (const key of (route.handle as RouteHandle | undefined)?.searchKeys ?? []) {
      const value = url.searchParams.get(key);
      if (value !== null) reduced.searchParams.set(key, value);
    }
  }
  return reduced;
}
