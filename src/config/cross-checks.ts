import { FILE_NAME } from '../lib/file-name.ts';
import { SERVER_PATHS } from '../lib/server-paths.ts';
import { shownValue } from '../lib/shown-value.ts';
import { isAtOrBelow, isSamePath } from '../lib/site-paths.ts';
import { hasMessages } from './languages.ts';
import { createIsMounted, pagePaths } from './paths.ts';
import { endpointBases, toPublicConfig } from './public-config.ts';
import type { SiteConfig } from './site-config.ts';

/** Checks keys that depend on each other. @returns one line per fault */
export function crossChecks(config: SiteConfig): string[] {
  const faults = config.languages
    .filter((language) => !hasMessages(language))
    .map(
      (language) =>
        `languages: found ${shownValue(language)}; expected a language that src/app/i18n/messages has texts in, such as en`,
    );
  const twice = config.languages.filter((language, at, all) => all.indexOf(language) !== at);
  for (const language of twice)
    faults.push(`languages: found ${shownValue(language)} twice; expected each language once`);
  if (!config.languages.includes(config.defaultAppLanguage)) {
    faults.push(
      `defaultAppLanguage: found ${shownValue(config.defaultAppLanguage)}; expected one of languages (${config.languages.join(', ')})`,
    );
  }
  faults.push(...missingEndpoints(config), ...contentPaths(config));
  if (!config.push && config.providers.inDigital)
    faults.push('push: found false; expected true with providers.inDigital');
  const { operator, sportsbook } = endpointBases(config, 'browser');
  if (config.siteUrl && !operator.startsWith('/') && !mayBeSameSite(config.siteUrl, operator))
    faults.push(
      `endpoints.operator: found ${shownValue(operator)}; expected an address of the same site as siteUrl (${config.siteUrl}), or browsers keep no session`,
    );
  const framed = [
    ['endpoints.sportsbook', sportsbook],
    ...config.frameOrigins.map((origin, at) => [`frameOrigins.${at}`, origin] as const),
  ] as const;
  for (const [key, address] of framed) {
    if (!address || !URL.canParse(address) || !config.siteUrl) continue;
    if (new URL(address).origin === new URL(config.siteUrl).origin)
      faults.push(
        `${key}: found ${shownValue(address)}; expected another origin than siteUrl, or what is framed could act as the site`,
      );
  }
  const { home, ...routes } = config.routes;
  if (home !== undefined && !mayBeHome(home, config))
    faults.push(
      `routes.home: found ${shownValue(home)}; expected the path of a page of this site that sends nobody home`,
    );
  const taken = takenPaths(config);
  const pages = Object.values(pagePaths(toPublicConfig(config)));
  const byPath = new Map<string, string>();
  for (const [name, path] of Object.entries(routes)) {
    if (path === undefined) continue;
    const found = `routes.${name}: found ${shownValue(path)}`;
    const other = byPath.get(startOf(path));
    if (other)
      faults.push(`${found}, which routes.${other} has already; expected a path of its own`);
    byPath.set(startOf(path), name);
    if (countOf(path, pages) > countOf(path, Object.values(routes)))
      faults.push(`${found}, which another page of the site has; expected a path of its own`);
    const above = taken.find((start) => `${path}/`.startsWith(`${start}/`));
    if (above)
      faults.push(
        `${found}; expected a path that does not begin with ${above}, which is something else`,
      );
    if (FILE_NAME.test(path))
      faults.push(`${found}; expected a path that does not end like a file`);
  }
  return faults;
}

/** Endpoints that the pages of this site call. */
function missingEndpoints({ endpoints, routes }: SiteConfig): string[] {
  const { slotsSession, casinoGateway, nyx, sportsbook } = endpoints;
  const sports = (['sportsBetting', 'liveSportsBetting'] as const).find((name) => routes[name]);
  const missing = (key: string, route: string) =>
    `endpoints.${key}: missing; routes.${route} needs it`;
  const faults: string[] = [];
  if (routes.games && !slotsSession) faults.push(missing('slotsSession', 'games'));
  if (routes.games && !casinoGateway && !nyx)
    faults.push(`${missing('casinoGateway', 'games')} or endpoints.nyx`);
  if (sports && !sportsbook) faults.push(missing('sportsbook', sports));
  return faults;
}

/** Strapi's addresses without the `/api` that requests begin with, which its own examples show. */
function contentPaths(config: SiteConfig): string[] {
  const bases = new Set([
    endpointBases(config, 'browser').content,
    endpointBases(config, 'server').content,
  ]);
  return [...bases]
    .filter((base) => base.endsWith('/api'))
    .map(
      (base) =>
        `endpoints.content: found ${shownValue(base)}; expected the address without /api, which the site adds`,
    );
}

/** The first page of a pattern, in the case that does not matter to the router. */
const startOf = (pattern: string) => pattern.replace(/\/(\*|:\w+\?)$/, '').toLowerCase();

/** How many pages or routes start at a path. */
const countOf = (path: string, patterns: readonly (string | undefined)[]): number =>
  patterns.filter((pattern) => pattern !== undefined && startOf(pattern) === startOf(path)).length;

/** Whether home may redirect to this path (HOM-1). A path that redirects to home would loop (RTE-5, RTE-6). */
function mayBeHome(path: string, config: SiteConfig): boolean {
  const { login, registration, cookiesPolicy, landing, legal } = config.routes;
  // These redirect to home when editors have published nothing for them.
  const waysBack = [login, registration, cookiesPolicy, landing, legal];
  const isWayBack = waysBack.some((back) => isAtOrBelow(back, path));
  return !isSamePath('/', path) && createIsMounted(toPublicConfig(config))(path) && !isWayBack;
}

/** Paths of this origin that are not pages: those of the server, back ends and other languages. */
const takenPaths = (config: SiteConfig): string[] => [
  ...Object.values(SERVER_PATHS),
  '/assets',
  ...Object.values(endpointBases(config, 'browser')).filter((base) => base.startsWith('/')),
  ...config.languages
    .filter((language) => language !== config.defaultAppLanguage)
    .map((language) => `/${language}`),
];

/**
 * Whether two origins may be same-site: same scheme and registrable domain. Without the public suffix list only a "no"
 * is certain.
 */
function mayBeSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== b.protocol) return false;
  if (a.hostname === b.hostname) return true;
  const [labels, others] = [a, b].map(({ hostname }) => hostname.split('.').reverse());
  const isAddress = [a, b].some(({ hostname }) => /^[\d.]+$/.test(hostname));
  return !isAddress && labels?.[0] === others?.[0] && labels?.[1] === others?.[1];
}
