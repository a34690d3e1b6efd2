import { endpointBases, toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { originOf, thirdParties } from '../config/third-parties.ts';
import { clearNetworkFault } from '../lib/clear-network.ts';
import { isLoopbackUrl } from '../lib/loopback.ts';
import { certificateFaults, SECRET_ADVICE, secretFaults } from '../lib/production-rules.ts';
import type { Variables } from '../lib/variables.ts';
import type { Environment } from './environment.ts';
import { securityContact } from './steps/security-txt.ts';

const NO_STAND_IN = 'MODE=production has no stand-in';

/**
 * Reasons to refuse a configuration in production, one line each with a remedy. The embedded operator must not be
 * reachable, no policy may contain this machine's address, and no secret may be missing or short.
 * @param config undefined if it cannot be read; the variables are checked anyway
 */
export function productionFaults(
  config: SiteConfig | undefined,
  variables: Variables & { readonly NODE_TLS_REJECT_UNAUTHORIZED?: string },
): string[] {
  return [
    ...(config ? configFaults(config, variables) : []),
    ...secretsFaults(variables),
    ...(variables['DEMO_WEATHER'] === undefined || variables['DEMO_WEATHER'] === '0'
      ? []
      : ['DEMO_WEATHER: found in the environment; remove it, only the trial has weather']),
    ...certificateFaults(variables),
  ];
}

function configFaults(config: SiteConfig, variables: Variables): string[] {
  return [
    ...siteUrlFaults(config),
    ...standInFaults(config),
    ...loopbackFaults(config),
    ...networkFaults(config, variables),
  ];
}

/** Lists what is served and from which back ends, so that mistakes show at startup. */
export function describeProduction(config: SiteConfig, environment: Environment): string[] {
  const { endpoints } = toPublicConfig(config);
  const server = endpointBases(config, 'server');
  const sportsbook = originOf(endpoints.sportsbook ?? '/');
  const bases = Object.entries(endpoints).map(([family, base]) => {
    const own = server[family as keyof typeof server];
    return `${family}: ${base}${own === base ? '' : ` (the server calls ${own})`}`;
  });
  const own = [config.providers?.inDigital?.scriptUrl, config.providers?.inDigital?.workerUrl];
  const fromProxy = own.filter((url) => url?.startsWith('/'));
  const parties = thirdParties(toPublicConfig(config)).map(({ name }) => name);
  const has = (value: unknown) => (value ? 'on' : 'off');
  return [
    `serves ${config.siteUrl} with ${config.languages.join(', ')}`,
    ...bases,
    `frames from: ${[...new Set([...sportsbook, ...config.frameOrigins])].join(', ') || 'nowhere'}`,
    `third parties: ${parties.join(', ') || 'none'}`,
    ...fromProxy.map((url) => `push: a proxy has to serve ${url}, this server has no such file`),
    environment.proxies.addresses.rules.length > 0
      ? `believes the proxies of TRUSTED_PROXIES, ${environment.proxies.hops} in a row at most`
      : 'believes no proxy (TRUSTED_PROXIES is not set): all visitors behind one share its address',
    `answers to ${[new URL(config.siteUrl ?? '').host, ...environment.allowedHosts].join(', ')}`,
    `security.txt: ${securityContact(config) ?? 'none; set securityContact'}`,
    `content webhook on; previews ${has(environment.previewSecret)}; style guide ${has(config.showStyleGuide)}`,
  ];
}

function siteUrlFaults({ siteUrl }: SiteConfig): string[] {
  if (siteUrl?.startsWith('https://')) return [];
  const found = siteUrl === undefined ? 'missing' : `found "${siteUrl}"`;
  return [`siteUrl: ${found}; expected the site's own origin such as https://www.example.com`];
}

/** A relative path is fine if the server knows the internal address behind the proxy. */
function standInFaults(config: SiteConfig): string[] {
  const server = endpointBases(config, 'server');
  const framed = endpointBases(config, 'browser').sportsbook;
  const others = { ...server, ...(framed && { sportsbook: framed }) };
  const places: [string, string | undefined][] = [
    ...Object.entries(others).map(([family, base]): [string, string] => [
      `endpoints.${family}`,
      base,
    ]),
    ['chat.baseUrl', config.chat?.baseUrl],
    ['gtm.scriptUrl', config.gtm?.scriptUrl],
  ];
  return places.flatMap(([key, base]) =>
    base?.startsWith('/')
      ? [`${key}: found "${base}"; expected the address of a real one, ${NO_STAND_IN}`]
      : [],
  );
}

/** Loopback addresses that browsers would see. Internal addresses may be loopback. */
function loopbackFaults(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return isLoopbackUrl(value) && !path.endsWith('.internal')
      ? [`${path}: found "${value}"; expected an address that visitors can reach`]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    loopbackFaults(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Back ends that the server would call without TLS. */
const networkFaults = (config: SiteConfig, variables: Variables): string[] =>
  Object.entries(endpointBases(config, 'server'))
    .map(([family, base]) => clearNetworkFault(`endpoints.${family}`, base, variables))
    .filter((fault) => fault !== undefined);

function secretsFaults({
  CONTENT_WEBHOOK_SECRET: webhookSecret,
  PREVIEW_SECRET: previewSecret,
  CONTENT_READ_TOKEN: contentReadToken,
}: Variables): string[] {
  const faults: string[] = [];
  if (webhookSecret === undefined)
    faults.push(
      `CONTENT_WEBHOOK_SECRET: missing; ${SECRET_ADVICE}, the same as in the content system`,
    );
  else faults.push(...secretFaults('CONTENT_WEBHOOK_SECRET', webhookSecret));
  if (previewSecret === undefined) return faults;
  faults.push(...secretFaults('PREVIEW_SECRET', previewSecret));
  if (!contentReadToken)
    faults.push('CONTENT_READ_TOKEN: missing; previews (PREVIEW_SECRET) read drafts with it');
  return faults;
}
