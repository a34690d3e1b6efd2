import { toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { originOf, type ThirdParty, thirdParties } from '../config/third-parties.ts';
import { BASE_HEADERS } from '../lib/base-headers.ts';
import { SERVER_PATHS } from '../lib/server-paths.ts';

/** Third-party origins that this configuration loads from or calls. */
function foreignOrigins(config: SiteConfig) {
  const seen = toPublicConfig(config);
  const baseOf = (family: keyof SiteConfig['endpoints']) => originOf(seen.endpoints[family] ?? '/');
  const calls = (
    [
      'content',
      'operator',
      'casinoGateway',
      'slotsSession',
      'paymentProxy',
      'terminal',
      'nyx',
      'fraudProxy',
    ] as const
  ).flatMap(baseOf);
  const parties = thirdParties(seen);
  const push = parties.filter(({ name }) => name === 'push');
  const theirs = (
    sources: Exclude<keyof ThirdParty, 'name' | 'asksConsent'>,
    own: string[] = [],
  ) => [...new Set([...own, ...parties.flatMap((party) => party[sources])])];
  const media = [
    ...new Set([...baseOf('content'), ...config.content.mediaOrigins, ...baseOf('operator')]),
  ];
  const played = [...new Set([...baseOf('sportsbook'), ...config.frameOrigins])];
  return {
    /** The map only loads pictures. */
    hasPartyScripts: parties.some(({ name }) => name !== 'map'),
    media,
    scripts: theirs('scripts'),
    pictures: theirs('pictures', media),
    calls: theirs('calls', calls),
    /** Origins of games and the sportsbook. */
    played,
    frames: theirs('frames', played),
    workerCalls: [...media, ...push.flatMap((party) => party.calls)],
  };
}

/**
 * Policy of the service worker: its requests (site, content, pictures, the push service's API), imports from this site,
 * and notification pictures.
 */
export function workerPolicy(config: SiteConfig): string {
  const { media, workerCalls } = foreignOrigins(config);
  const list = (...sources: string[]) => ["'self'", ...sources].join(' ');
  return `default-src 'none'; script-src 'self'; connect-src ${list(...workerCalls)}; img-src ${list(...media)}; require-trusted-types-for 'script'`;
}

/**
 * Headers of a document (docs/decisions/0003-content-security-policy.md). A script must pass two policies, because
 * hashes with strict-dynamic alone would allow an injected modulepreload.
 * @param hashes `sha256-…` of the inline script and style sheets
 */
export function createDocumentHeaders(
  config: SiteConfig,
): (hashes: { script: string; styles: string[] }) => Record<string, string | string[]> {
  const { hasPartyScripts, media, scripts, pictures, calls, played, frames } =
    foreignOrigins(config);
  // Third parties assign script URLs as strings, which needs a policy of this name (party-script.ts).
  const policies = ['app-boot', 'app-html', 'app-sw', 'dompurify'].concat(
    hasPartyScripts ? ['default'] : [],
  );
  const list = (...sources: string[]) => sources.join(' ');
  const permissions = permissionsFor(played);
  return ({ script, styles }) => ({
    ...BASE_HEADERS,
    'Content-Security-Policy': [
      [
        "default-src 'none'",
        `script-src '${script}' 'strict-dynamic' 'report-sample'`,
        "script-src-attr 'none'",
        `style-src ${list("'self'", ...styles.map((hash) => `'${hash}'`))}`,
        `img-src ${list("'self'", 'data:', 'blob:', ...pictures)}`,
        "font-src 'self'",
        `media-src ${list("'self'", ...media)}`,
        `connect-src ${list("'self'", ...calls)}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        `frame-src ${frames.length > 0 ? list(...frames) : "'none'"}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        `trusted-types ${list(...policies)}`,
        `report-uri ${SERVER_PATHS.cspReport}`,
        'report-to csp',
      ].join('; '),
      `script-src ${list("'self'", `'${script}'`, ...scripts)}`,
    ],
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions,
    'X-Frame-Options': 'DENY',
    'Origin-Agent-Cluster': '?1',
    'Reporting-Endpoints': `csp="${SERVER_PATHS.cspReport}"`,
  });
}

const NOBODY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Permissions-Policy of the site and of the games and sportsbook that it frames. */
function permissionsFor(frames: readonly string[]): string {
  const shared = `(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`;
  return [
    ...NOBODY.map((feature) => `${feature}=()`),
    'geolocation=(self)',
    ...['autoplay', 'fullscreen', 'screen-wake-lock'].map((feature) => `${feature}=${shared}`),
  ].join(', ');
}
