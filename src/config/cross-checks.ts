import { PREVIEW } from '../lib/path-prefix.ts';
import { shownValue } from '../lib/shown-value.ts';
import { hasMessages } from './languages.ts';
import { createIsMounted } from './paths.ts';
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
  if (!config.languages.includes(config.defaultAppLanguage)) {
    faults.push(
      `defaultAppLanguage: found ${shownValue(config.defaultAppLanguage)}; expected one of languages (${config.languages.join(', ')})`,
    );
  }
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
    if (!URL.canParse(address) || !config.siteUrl) continue;
    if (new URL(address).origin === new URL(config.siteUrl).origin)
      faults.push(
        `${key}: found ${shownValue(address)}; expected another origin than siteUrl, or what is framed could act as the site`,
      );
  }
  const { home } = config.routes;
  if (home !== undefined && !mayBeHome(home, config))
    faults.push(
      `routes.home: found ${shownValue(home)}; expected the path of a page of this site that sends nobody home`,
    );
  const taken = takenPaths(config);
  const byPath = new Map<string, string>();
  for (const [name, path] of Object.entries(config.routes)) {
    if (name === 'home' || path === undefined) continue;
    const other = byPath.get(path);
    if (other)
      faults.push(
        `routes.${name}: found ${shownValue(path)}, which routes.${other} has already; expected a path of its own`,
      );
    byPath.set(path, name);
    const above = taken.find((start) => `${path}/`.startsWith(`${start}/`));
    if (above)
      faults.push(
        `routes.${name}: found ${shownValue(path)}; expected a path that does not begin with ${above}, which is something else`,
      );
  }
  return faults;
}

/** Whether home may redirect to this path (HOM-1). A path that redirects to home would loop (RTE-5, RTE-6). */
function mayBeHome(path: string, config: SiteConfig): boolean {
  const { login, registration, cookiesPolicy, landing, legal, games, gamesProviders } =
    config.routes;
  const bare = path.replace(/\/+$/, '').toLowerCase();
  // These redirect to home when editors have published nothing for them; so do providers on a site without a lobby.
  const studios = games === undefined ? gamesProviders : undefined;
  const waysBack = [login, registration, cookiesPolicy, landing, legal, studios];
  const isWayBack = waysBack.some(
    (back) => back && `${bare}/`.startsWith(`${back.toLowerCase()}/`),
  );
  return bare !== '' && createIsMounted(toPublicConfig(config))(path) && !isWayBack;
}

/** Paths of this origin that are not pages: those of the server, back ends and other languages. */
const takenPaths = (config: SiteConfig): string[] => [
  PREVIEW,
  '/assets',
  '/hooks',
  '/.well-known',
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
