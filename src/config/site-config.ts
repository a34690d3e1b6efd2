import * as v from 'valibot';
import defaultSite from './default-site.json' with { type: 'json' };
import { jurisdictionNames } from './jurisdictions.ts';
import { BUTTON_COLOUR_NAMES, COLOUR_NAMES, FIGURE_NAMES } from './theme-names.ts';

/** Path of a route of this site: starts with a single slash, ends in none, no query. */
const path = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^?#\s\\]*[^?#\s\\/]$/, 'a path such as /games'),
);

/** Base of an endpoint family: a path of this origin or an absolute origin with an optional path. */
const base = v.pipe(
  v.string(),
  v.regex(
    /^(\/[\w./-]*[\w]|https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*[\w])?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[\w./-]*[\w])?)$/,
    'a path such as /content or an https origin such as https://cms.example.com',
  ),
);

/** Base that only the server calls (CFG-4): between containers there is plain http, whatever the host. */
const internalBase = v.pipe(
  v.string(),
  v.regex(
    /^(\/[\w./-]*[\w]|https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/[\w./-]*[\w])?)$/,
    'a path such as /content or an origin such as http://strapi:1337',
  ),
);

/** The browser's base and, where the server reaches the same system by another address, its own. */
const endpoint = v.union(
  [base, v.strictObject({ url: base, internal: internalBase })],
  'a base address, or { url, internal }',
);

/** An exact origin, such as one that may be framed (SECURITY.md section 3.4). */
const exactOrigin = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
    'an https origin such as https://games.example.com',
  ),
);

const cssValue = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[^;{}<>\\]*$/, 'one CSS value without ; { } < > or \\'),
);
const themeColours = v.entriesFromList(
  [...COLOUR_NAMES, ...BUTTON_COLOUR_NAMES],
  v.optional(cssValue),
);
/**
 * Custom properties of src/app/ui/tokens.css and src/app/ui/button.css (CFG-7). A plain name counts in both themes, `dark` and
 * `light` in one and before it; header, footer and bottom bar are as in the dark theme always.
 */
const theme = v.strictObject({
  ...themeColours,
  ...v.entriesFromList(FIGURE_NAMES, v.optional(cssValue)),
  dark: v.optional(v.strictObject(themeColours)),
  light: v.optional(v.strictObject(themeColours)),
});
/** A picture of BRAND_DIR; CSS px as a desktop shows it. */
const logo = v.strictObject({
  src: v.pipe(
    v.string(),
    v.regex(/^\/icons\/[\w.-]+\.(svg|png)$/, 'a file of BRAND_DIR such as /icons/logo.svg'),
  ),
  width: v.pipe(v.number(), v.minValue(16), v.maxValue(200)),
  height: v.pipe(v.number(), v.minValue(16), v.maxValue(48)),
});
const minutes = v.pipe(v.number(), v.minValue(1), v.maxValue(1440));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3600));
const locale = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as en or es-ES'),
);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/**
 * Paths by route name (CFG-3): the default configuration has each with its usual path. A page without a path does not exist,
 * nor does any link to it.
 */
const routes = v.strictObject({
  home: v.optional(path),
  ...(Object.fromEntries(
    Object.keys(defaultSite.routes).map((name) => [name, v.optional(path)]),
  ) as { [name in keyof typeof defaultSite.routes]: v.OptionalSchema<typeof path, undefined> }),
  maintenance: v.optional(path, '/maintenance'),
  accessDenied: v.optional(path, '/access-denied'),
});

const endpoints = v.strictObject({
  content: endpoint,
  operator: endpoint,
  casinoGateway: endpoint,
  slotsSession: endpoint,
  paymentProxy: endpoint,
  terminal: endpoint,
  nyx: endpoint,
  /** Without it nobody is told which device signs in. */
  fraudProxy: v.optional(endpoint),
  sportsbook: endpoint,
});

/** Raster tiles for the map of the shops, instead of the content system's ground. */
const map = v.strictObject({
  tilesUrl: v.pipe(
    v.string(),
    v.regex(
      /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?\/[\w./@%?=&{}-]*$/,
      'an https address such as https://tiles.example.com/{z}/{x}/{y}.png',
    ),
    v.check(
      (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
      'an address with {z}, {x} and {y}',
    ),
    v.check(
      (url) => !/\{(?!z\}|x\}|y\}|r\})/.test(url),
      'an address with no other parts than {z}, {x}, {y} and {r}',
    ),
  ),
  /** Plain text, always shown on the map. */
  attribution: text,
  maxZoom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(22)), 18),
});

/** The indigitall push service: its project's key, and where its files and its device API are. */
const inDigital = v.strictObject({
  appKey: text,
  scriptUrl: v.optional(base, '/indigitall/sdk.min.js'),
  workerUrl: v.optional(base, '/indigitall/worker.min.js'),
  deviceApiUrl: v.optional(base, 'https://device-api.indigitall.com/v1'),
});

const confetti = v.strictObject({
  durationInSeconds: v.pipe(v.number(), v.minValue(1), v.maxValue(600)),
  maxTimeToStart: seconds,
});

/**
 * The provider configuration (CFG-1 to CFG-4): one JSON file that drives the site. Every key of
 * SPEC.md section 3 is here; `siteUrl`, `languages`, `content`, `routes.legal`, `frameOrigins`,
 * `jurisdiction`, `map`, `defaultTheme`, `showStyleGuide` and `securityContact` are our own.
 */
export const siteConfigSchema = v.strictObject({
  company: v.strictObject({
    name: text,
    legalName: v.optional(text),
    phone: v.optional(text),
    email: v.optional(v.pipe(v.string(), v.email())),
    /** On the header's dark ground; without one the name stands there. */
    logo: v.optional(logo),
    /** For players on an extra small screen (HDR-2); without one the name's first letter. */
    smallLogo: v.optional(logo),
  }),
  /** Whom to tell of a weakness (security.txt); the brand's own e-mail address unless said. */
  securityContact: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:[+\d-]+)$/,
        'a mailto:, https: or tel: address',
      ),
    ),
  ),
  /** Canonical origin of the site, for canonical and shared addresses; pages have none without it. */
  siteUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an origin such as https://www.example.com'),
    ),
  ),
  defaultAppLanguage: locale,
  languages: v.pipe(v.array(locale), v.minLength(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code such as EUR')),
  endpoints,
  /** Where games may be framed from, beside the sportsbook, which has an endpoint of its own. */
  frameOrigins: v.optional(v.array(exactOrigin), []),
  routes,
  /**
   * `deadlineMs`: how long a page waits for content; `freshSeconds`: how long an answer is served unasked;
   * `mediaOrigins`: where its pictures come from, beside its own address.
   */
  content: v.optional(
    v.strictObject({
      deadlineMs: v.optional(v.pipe(v.number(), v.minValue(50), v.maxValue(10_000)), 800),
      freshSeconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3600)), 60),
      mediaOrigins: v.optional(v.array(exactOrigin), []),
    }),
    {},
  ),
  /** The page that shows every component; on in the trial, off in production unless it is asked for. */
  showStyleGuide: v.optional(v.boolean()),
  showBasicCookiesMessage: v.optional(v.boolean(), false),
  showCookiesSettings: v.optional(v.boolean(), false),
  showPlayerNotVerifiedModal: v.optional(
    v.union([v.literal(true), v.literal('cookie')], 'true or "cookie"'),
  ),
  safeGamblingNotificationMinutes: v.optional(minutes),
  /** Whose rules a session at a game follows (src/config/jurisdictions.ts). */
  jurisdiction: v.optional(v.picklist(jurisdictionNames), 'none'),
  helpCategory: v.optional(v.strictObject({ documentation: v.optional(text) })),
  customNavigationMode: v.optional(v.strictObject({ path: v.optional(path) })),
  hideMobileMenuOnPaths: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
  chat: v.optional(v.strictObject({ baseUrl: base, websiteToken: text })),
  gtm: v.optional(
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container such as GTM-ABC123')),
      /** Cookies that the site needs not are then the container's to set (docs/tags.md). */
      disableAppCookies: v.optional(v.boolean(), false),
      /** A path such as `/tags` is the embedded operator's stand-in. */
      scriptUrl: v.optional(base, 'https://www.googletagmanager.com/gtm.js'),
      /** What the container's tags load from and send to, beside the script's own origin. */
      origins: v.optional(v.array(exactOrigin), []),
    }),
  ),
  map: v.optional(map),
  fraudforceproxyApiKey: v.optional(text),
  theme: v.optional(theme, {}),
  /** Of a visitor who has chosen none: as the device prefers, unless the brand says otherwise. */
  defaultTheme: v.optional(v.picklist(['system', 'dark', 'light']), 'system'),
  providers: v.optional(
    v.strictObject({
      inDigital: v.optional(inDigital),
      confetti: v.optional(confetti),
    }),
    {},
  ),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema> & {
  /** Amounts are no real money: the cashier is the embedded operator's. The start says so, never the file. */
  playMoney?: boolean;
};
export type RouteName = keyof SiteConfig['routes'];
export const ROUTE_NAMES = Object.keys(routes.entries) as RouteName[];
export type EndpointFamily = keyof SiteConfig['endpoints'];
