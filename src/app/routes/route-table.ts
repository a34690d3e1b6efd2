import { createStaticHandler, matchRoutes, type StaticHandler } from 'react-router-dom';
import { createIsMounted } from '../../config/paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { localeOfPath } from '../i18n/locales.ts';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { createRoutes } from './routes.tsx';

/** Shared by all pages below a base path: those of a language, or of its preview. */
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
    // `render` adds the messages of a page itself.
    handler: createStaticHandler(createRoutes({ config, locale, addMessages: async () => {} }), {
      basename,
    }),
    isMounted: createIsMounted(config),
  };
  known.set(basename, table);
  return table;
}

/** Drops the cached tables after an error: a static handler caches a failed import of a page module. */
export const forgetTables = (config: PublicConfig): boolean => tables.delete(config);

/** Routes of a configuration, for inspection. */
export const describeRoutes = (config: PublicConfig) => tableOf(config, '/').handler.dataRoutes;

const matchesOf = ({ pathname }: URL, config: PublicConfig) => {
  const { basename, handler } = tableOf(config, pathname);
  return matchRoutes(handler.dataRoutes, pathname, basename) ?? [];
};
type Matches = ReturnType<typeof matchesOf>;

/**
 * The canonical URL of a page: the path as links spell it, and only the parameters that the page reads, sorted, so that
 * campaign parameters do not create another page.
 */
export function reduceAddress(url: URL, config: PublicConfig): URL {
  const matches = matchesOf(url, config);
  const reduced = new URL(url.origin);
  reduced.pathname = plainPath(url.pathname, matches, config);
  for (const { route } of matches) {
    for (const key of (route.handle as RouteHandle | undefined)?.searchKeys ?? []) {
      const value = url.searchParams.get(key);
      if (value !== null) reduced.searchParams.set(key, value);
    }
  }
  return reduced;
}

/**
 * The path as links spell it. The router ignores the case of configured paths, trailing slashes and escapes, so a page
 * has any number of URLs. The part that a `*` matches is left as it is.
 */
function plainPath(pathname: string, matches: Matches, config: PublicConfig): string {
  const last = matches.at(-1);
  // Unknown paths redirect.
  if (!last || last.route.path === '*') return pathname;
  const { basename } = tableOf(config, pathname);
  const prefix = basename === '/' ? '' : basename;
  const named = (last.route.path ?? '').split('/');
  const open = named.indexOf('*');
  const path = pathname
    .slice(prefix.length)
    .replace(/\/+$/, '')
    .split('/')
    .map((segment, at) => {
      if (open !== -1 && at >= open) return segment;
      const name = named[at] ?? '';
      return name.startsWith(':') ? withoutEscapes(segment) : name;
    })
    .join('/');
  return prefix + path || '/';
}

/** Decodes the escapes that `encodeURIComponent` does not produce. */
const withoutEscapes = (segment: string): string =>
  segment.replace(/%[\da-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w~-]/.test(sign) ? sign : escaped;
  });

/**
 * Whether the path names an entry of a list, such as a promotion. Anybody can make up a name, so such paths are
 * unlimited.
 */
export const namesEntry = (url: URL, config: PublicConfig): boolean =>
  matchesOf(url, config).some(({ params: { '*': _, ...named } }) =>
    Object.values(named).some((value) => value !== undefined),
  );

/** Whether the path continues below a page in a way that the site cannot check, as in the sportsbook. */
export const isOpenEnded = (url: URL, config: PublicConfig): boolean =>
  matchesOf(url, config).some(
    ({ route, params }) => route.path?.endsWith('/*') === true && (params['*'] ?? '') !== '',
  );
