import * as v from 'valibot';
import { originFault } from '../lib/exact-origin.ts';
import defaultSite from './default-site.json' with { type: 'json' };
import { jurisdictionNames } from './jurisdictions.ts';
import { BUTTON_COLOUR_NAMES, COLOUR_NAMES, FIGURE_NAMES } from './theme-names.ts';

/**
 * Path of a route, spelled as browsers spell it, because requests are compared with it: no trailing slash, query, dot
 * segments or characters that browsers escape. Not a router pattern.
 */
const path = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w!$&'()+,;=@~.-]+)+$/, 'a path such as /games'),
);

/** Path of any page; segments may be percent-encoded, as in `/providers/Caf%C3%A9`. */
const pagePath = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))(?:[\w!$&'()+,;=@~.-]|%[\da-f]{2})+)+$/i,
    'a path such as /games',
  ),
);

/** The patterns check the form of a URL; the URL parser also checks port and host. */
const canBeAsked = v.check<string, string>(
  (address) => !/^https?:/.test(address) || URL.canParse(address),
  'an address that exists: its port is at most 65535',
);

/** Checks the form of a base. If only the spelling is wrong, such as a slash at the end, the message has the right one. */
const baseSchema = (form: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.regex(form, ({ input }) => {
      const spelled = URL.parse(input)?.href.replace(/\/$/, '') ?? '';
      return form.test(spelled) ? `"${spelled}"` : example;
    }),
    canBeAsked,
  );

/** Base of an endpoint family: a path of this origin, or an absolute origin with an optional path. */
const base = baseSchema(
  /^((\/[\w.-]*\w)+|(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/[\w.-]*\w)*)$/,
  'a path such as /content or an https origin such as https://cms.example.com',
);

/** Base that only the server calls (CFG-4). May be plain http, because containers use it between each other. */
const internalBase = baseSchema(
  /^((\/[\w.-]*\w)+|https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/[\w.-]*\w)*)$/,
  'a path such as /content or an origin such as http://strapi:1337',
);

/** The browser's base and, if it differs, the internal one that the server uses. */
const endpoint = v.union(
  [base, v.strictObject({ url: base, internal: internalBase })],
  'a base address, or { url, internal }',
);

const originSchema = (form: RegExp, example: string) => {
  const fault = (given: string) => originFault(given, example, form);
  return v.pipe(
    v.string(),
    v.check(
      (given) => fault(given) === undefined,
      ({ input }) => fault(input) ?? example,
    ),
  );
};

/** An exact origin, such as one that may be framed (S22). */
const exactOrigin = originSchema(
  /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
  'an https origin such as https://games.example.com',
);

/** The site's own origin. */
const ownOrigin = originSchema(
  /^https?:\/\/[\w.-]+(:\d+)?$/,
  'an origin such as https://www.example.com',
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
 * Custom properties of src/app/ui/tokens.css and button.css (CFG-7). Top-level names apply to both themes, those in
 * `dark` and `light` to one and win. Header, footer and bottom bar always use the dark theme.
 */
const theme = v.strictObject({
  ...themeColours,
  ...v.entriesFromList(FIGURE_NAMES, v.optional(cssValue)),
  dark: v.optional(v.strictObject(themeColours)),
  light: v.optional(v.strictObject(themeColours)),
});
/** A picture in BRAND_DIR, with its size in CSS px on desktop. */
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

/** Paths by route name (CFG-3). Without a path a page does not exist and nothing links to it. */
const routes = v.strictObject({
  /** Another page of the site, to which home redirects (HOM-1). */
  home: v.optional(pagePath),
  ...(Object.fromEntries(
    Object.keys(defaultSite.routes).map((name) => [name, v.optional(path)]),
  ) as { [name in keyof typeof defaultSite.routes]: v.OptionalSchema<typeof path, undefined> }),
  maintenance: v.optional(path, '/maintenance'),
  accessDenied: v.optional(path, '/access-denied'),
});

const endpoints = v.strictObject({
  content: endpoint,
  operator: endpoint,
  /** Launches games. `routes.games` needs this, `nyx` or both. */
  casinoGateway: v.optional(endpoint),
  /** `routes.games` needs it. */
  slotsSession: v.optional(endpoint),
  paymentProxy: endpoint,
  /** Without it no device counts as a shop's terminal. */
  terminal: v.optional(endpoint),
  nyx: v.optional(endpoint),
  /** Without it no device report is sent at log-in. */
  fraudProxy: v.optional(endpoint),
  /** `routes.sportsBetting` and `routes.liveSportsBetting` need it. */
  sportsbook: v.optional(endpoint),
});

/** Raster tiles for the map of shops, in place of the content system's base map. */
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
  /** Plain text, always visible on the map. */
  attribution: text,
  maxZoom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(22)), 18),
});

/** The indigitall push service: project key, and URLs of its files and device API. */
const inDigital = v.strictObject({
  appKey: text,
  scriptUrl: v.optional(base, '/indigitall/sdk.min.js'),
  workerUrl: v.optional(base, '/indigitall/worker.min.js'),
  deviceApiUrl: v.optional(base, 'https://device-api.indigitall.com/v1'),
});

/** Snow over the site: at the first scroll, or after `maxTimeToStart` seconds without one (CNF-1). */
const confetti = v.strictObject({
  durationInSeconds: v.pipe(v.number(), v.minValue(1), v.maxValue(600)),
  maxTimeToStart: seconds,
});

/**
 * The provider configuration (CFG-1 to CFG-4): one JSON file that drives the site. docs/configuration.md explains each
 * setting.
 */
export const siteConfigSchema = v.strictObject({
  company: v.strictObject({
    name: text,
    legalName: v.optional(text),
    phone: v.optional(text),
    email: v.optional(v.pipe(v.string(), v.email())),
    /** Logo for the header's dark background. Without one the header shows the name. */
    logo: v.optional(logo),
    /**
     * Logo for logged-in players on extra small screens (HDR-2). Without one the header shows the name's first letter.
     */
    smallLogo: v.optional(logo),
  }),
  /** Contact for security reports (security.txt). Defaults to the company's email address. */
  securityContact: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:[+\d-]+)$/,
        'a mailto:, https: or tel: address',
      ),
    ),
  ),
  /** Canonical origin of the site. Without it pages have no canonical URL. */
  siteUrl: v.optional(ownOrigin),
  /** One of `languages`. The paths of the others begin with their name, as in `/es/games`. */
  defaultAppLanguage: locale,
  languages: v.pipe(v.array(locale), v.minLength(1)),
  /** Of new accounts, and of amounts while the player's own currency is not known. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code such as EUR')),
  endpoints,
  /** Origins of framed games. The sportsbook has its own endpoint. */
  frameOrigins: v.optional(v.array(exactOrigin), []),
  routes,
  /**
   * `deadlineMs`: how long a page waits for content. `freshSeconds`: how long an answer is served without asking again.
   * `mediaOrigins`: additional origins of pictures.
   */
  content: v.optional(
    v.strictObject({
      deadlineMs: v.optional(v.pipe(v.number(), v.minValue(50), v.maxValue(10_000)), 800),
      freshSeconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3600)), 60),
      mediaOrigins: v.optional(v.array(exactOrigin), []),
    }),
    {},
  ),
  /** The style guide. On in the trial; off in production unless enabled here. */
  showStyleGuide: v.optional(v.boolean()),
  /** The cookie message on a first visit. With `gtm` it always shows, because it asks for consent. */
  showBasicCookiesMessage: v.optional(v.boolean(), false),
  /** The link to the cookie settings in the footer. */
  showCookiesSettings: v.optional(v.boolean(), false),
  /**
   * Asks players without a valid identity document for one after the log-in: `true` each time, `"cookie"` once in 60
   * days (AUT-5).
   */
  showPlayerNotVerifiedModal: v.optional(
    v.union([v.literal(true), v.literal('cookie')], 'true or "cookie"'),
  ),
  /** Interval of the safer-gambling notice while a player is logged in (AUT-8). Without it there is none. */
  safeGamblingNotificationMinutes: v.optional(minutes),
  /** The jurisdiction whose rules apply to game sessions (src/config/jurisdictions.ts). */
  jurisdiction: v.optional(v.picklist(jurisdictionNames), 'none'),
  /** `documentation`: `key` of the help category that the dialogs about identity documents link to. */
  helpCategory: v.optional(v.strictObject({ documentation: v.optional(text) })),
  /**
   * Where visits to home lead from the second one on, for 30 days (CKE-4): a path of the site; the sportsbook if
   * absent. Links to home within the site still open it.
   */
  customNavigationMode: v.optional(v.strictObject({ path: v.optional(pagePath) })),
  /** Parts of URLs, such as `/live`, on which the bottom bar is hidden (MOB-5). */
  hideMobileMenuOnPaths: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
  /** `false` on a site without a push service: nothing offers push messages. */
  push: v.optional(v.boolean(), true),
  chat: v.optional(v.strictObject({ baseUrl: base, websiteToken: text })),
  gtm: v.optional(
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container such as GTM-ABC123')),
      /** Leaves non-essential cookies to the tag manager's container (docs/tags.md). */
      disableAppCookies: v.optional(v.boolean(), false),
      /** A path such as `/tags` selects the embedded operator's stand-in. */
      scriptUrl: v.optional(base, 'https://www.googletagmanager.com/gtm.js'),
      /** Other origins that the container's tags load from and send to. */
      origins: v.optional(v.array(exactOrigin), []),
    }),
  ),
  map: v.optional(map),
  fraudforceproxyApiKey: v.optional(text),
  theme: v.optional(theme, {}),
  /** The theme for visitors who have chosen none. `system` follows the device. */
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
  /** Amounts are play money, because the cashier is the embedded operator's. Set at startup, never in the file. */
  playMoney?: boolean;
};
export type RouteName = keyof SiteConfig['routes'];
export const ROUTE_NAMES = Object.keys(routes.entries) as RouteName[];
export type EndpointFamily = keyof SiteConfig['endpoints'];
