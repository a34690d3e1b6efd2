import { createStaticHandler, matchRoutes, type StaticHandler } from 'react-router-dom';
import { createIsMounted } from '../../config/paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { localeOfPath } from '../i18n/locales.ts';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { createRoutes } from './routes.tsx';

/** What is the same for every page below one base path: of a language, and of its preview. */
interface Table {
  locale: string;
  basename: string;
  handler: StaticHandler;
  isMounted: (path: string) => boolean;
}
const tables = new WeakMap<PublicConfig, Map<string, Table>>();

/** The table that a path belongs to, made once: what belongs to a request reaches the loaders as their context. */
export function tableOf(config: PublicConfig, pathname: string): Table {
  const { locale, basename } = localeOfPath(pathname, config.languages, config.defaultAppLanguage);
  const known = tables.get(config) ?? new Map<string, Table>();
  tables.set(config, known);
  const table = known.get(basename) ?? {
    locale,
    basename,
    // Each page says its own words: see `render`.
    handler: createStaticHandler(createRoutes({ config, locale, addMessages: async () => {} }), {
      basename,
    }),
    isMounted: createIsMounted(config),
  };
  known.set(basename, table);
  return table;
}

/** After an error: a handler remembers for good that the file of a page could not be read. */
export const forgetTables = (config: PublicConfig): boolean => tables.delete(config);

/** A configuration's routes in its own language, for looking at. */
export const describeRoutes = (config: PublicConfig) => tableOf(config, '/').handler.dataRoutes;

/**
 * The address with only those query parameters that its page reads, in a fixed order, so that a
 * campaign parameter does not make another page of it.
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
