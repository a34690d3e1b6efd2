interface Described {
  /** One or two sentences of Markdown, with links relative to docs/. */
  readonly meaning: string;
  /** The default value, or … */
  readonly value?: string;
  /** … what happens without one. */
  readonly otherwise?: string;
}

/**
 * All environment variables, in the order of docs/configuration.md, which `npm run docs` generates from this list. Code
 * that reads the environment takes `Variables`, so a variable that is not listed here does not compile.
 */
export const variables = {
  'The site': {
    MODE: {
      meaning:
        '`production` loads no embedded operator, generates no secret and refuses an [unsafe configuration](production.md#what-the-start-refuses). `trial` runs the embedded operator with play money.',
      value: 'trial',
    },
    PORT: { meaning: 'Port to listen on.', value: '3000' },
    HOST: {
      meaning:
        'Address to listen on. A trial that other machines can reach warns at startup which players anyone can log in as.',
      value: '127.0.0.1',
    },
    SITE_CONFIG: {
      meaning: 'Path of the [provider configuration](#the-configuration-file), a JSON file.',
      value: 'src/config/default-site.json',
    },
    BRAND_DIR: {
      meaning:
        "Folder with the brand's own `icons/…`, `screenshots/…` and `share.jpg`, each with the name and size of ours in [public](../public), and with the logos that `company.logo` and `company.smallLogo` name. Missing files are replaced by ours. `npm run dev` ignores it.",
      otherwise: 'our own pictures',
    },
    DATA_DIR: {
      meaning:
        'Folder for data: the embedded operator, generated secrets, `push.sqlite`, and the site’s [dictionaries](production.md#compression). Folders get mode 0700 and files 0600; a folder that also holds other files keeps its mode, and the start reports it.',
      value: '.data',
    },
    TRUSTED_PROXIES: {
      meaning:
        'Addresses and ranges, such as `10.0.0.0/8, fd00::/8`, whose `X-Forwarded-For`, `-Proto` and `-Host` count ([behind proxies](production.md#behind-proxies)), also for `npm run push -- --serve` and `npm run sandbox`.',
      otherwise: 'these headers are ignored',
    },
    TRUSTED_HOPS: { meaning: 'Maximum number of trusted proxies in a row, 1 to 9.', value: '1' },
    COUNTRY_HEADER: {
      meaning:
        "Header in which a trusted proxy names the visitor's country, such as `CF-IPCountry` ([behind proxies](production.md#behind-proxies)). The embedded operator preselects it at registration.",
      otherwise: 'no header is read',
    },
    ALLOWED_HOSTS: {
      meaning:
        'Further host names that the site, `npm run push -- --serve` and `npm run sandbox` answer to, besides the one in `siteUrl`; any other host gets 421. A trial also answers to `localhost` and to IP addresses.',
      otherwise: 'none',
    },
    INTERNAL_NETWORK: {
      meaning:
        '`encrypted` means that the network to back ends and PostgreSQL itself encrypts, such as WireGuard or a service mesh. Then `internal`, `OPERATOR_URL` and `DATABASE_URL` need no TLS.',
      otherwise:
        'production, push services and `npm run push` refuse connections to other machines without TLS',
    },
    FRAMES_PORT: {
      meaning:
        "Port of the embedded operator's games, sportsbook and chat, which have their own origin.",
      otherwise: '`PORT` + 1',
    },
    FRAMES_ORIGIN: {
      meaning: 'That origin as browsers reach it. Set it when other devices open the site.',
      otherwise: '`http://127.0.0.1:FRAMES_PORT`, or `localhost` if `HOST` is `::1`',
    },
    SERVICE_WORKER: {
      meaning: '`kill` serves a service worker that unregisters itself and deletes its caches.',
      otherwise: 'the service worker',
    },
  },
  'Secrets and staff': {
    CONTENT_WEBHOOK_SECRET: {
      meaning: "Value of `X-Webhook-Secret` in the content system's webhook.",
      otherwise: 'generated in a trial; required in production',
    },
    PREVIEW_SECRET: {
      meaning: 'Signs the links to [previews](previews.md).',
      otherwise: 'generated in a trial; no previews in production',
    },
    CONTENT_READ_TOKEN: {
      meaning:
        'Token of a real content system that may read drafts, for previews. The embedded one needs none.',
      otherwise: 'none',
    },
    STAFF: {
      meaning:
        'JSON file with names, token hashes and rights of [staff](production.md#staff). With it, `CONTENT_TOKEN` and `PUSH_TOKEN` no longer grant access to the embedded operator or a push service. A push service with `MODE=production` needs it.',
      otherwise: 'these two tokens',
    },
    CONTENT_TOKEN: {
      meaning: "Bearer token of the trial's editor: writing content, simulated faults.",
      otherwise: 'generated in `DATA_DIR/content-token`',
    },
    PUSH_TOKEN: {
      meaning:
        "Bearer token of the trial's other staff: campaigns, chat inbox, emails, account reviews, audit log. `npm run push` sends it to the operator.",
      otherwise: 'generated in `DATA_DIR/push-token`; required by `npm run push -- --serve`',
    },
    OUTBOX_KEY: {
      meaning: 'Encrypts the links and codes in messages that the embedded operator stores.',
      otherwise: 'generated in `DATA_DIR/outbox-key`',
    },
    CHAT_IDENTITY_KEY: {
      meaning:
        "HMAC key of the chat inbox's identity validation, for the embedded operator ([decision 28](decisions/0028-chat.md)).",
      otherwise: 'generated in `DATA_DIR/chat-identity-key`',
    },
  },
  'Push messages': {
    VAPID_PUBLIC_KEY: {
      meaning:
        'Public half of the key pair that signs messages, base64url. A subscription only accepts messages that are signed with the pair that it was created with.',
      otherwise:
        'generated in a trial, in `DATA_DIR/vapid-keys.json`; required by `npm run push -- --serve` and `--work`',
    },
    VAPID_PRIVATE_KEY: {
      meaning: 'Private half of that pair, base64url. Set both or neither.',
      otherwise: 'as above',
    },
    VAPID_SUBJECT: {
      meaning:
        'Contact for the browsers’ push services: `mailto:` or `https:` with a public host. `npm run push -- --serve` and `--work` require it.',
      value: 'mailto:push@marquee.example',
    },
    DATABASE_URL: {
      meaning: 'PostgreSQL for devices, campaigns and their queue: `postgres://…`.',
      otherwise: 'SQLite in `DATA_DIR/push.sqlite`',
    },
    PUSH_HOSTS: {
      meaning: 'Exact origins of push services to allow besides those of the browsers.',
      otherwise: 'none',
    },
    PUSH_ROLE: {
      meaning: 'Task of a process: `site`, `sender` or `both` ([roles](push.md#roles)).',
      value: 'both',
    },
    PUSH_PORT: { meaning: 'Port of `npm run push -- --serve`.', value: '3010' },
    PUSH_HOST: { meaning: 'Address of `npm run push -- --serve`.', value: '127.0.0.1' },
    OPERATOR_URL: {
      meaning: 'Base address of the operator that `npm run push` calls.',
      otherwise: '`http://localhost:PORT/operator`',
    },
  },
  'The embedded operator': {
    ACCESS_TOKEN_SECONDS: { meaning: 'Lifetime of an access token.', value: '300' },
    INACTIVITY_SECONDS: {
      meaning: 'Time without use after which a session ends.',
      value: '900',
    },
    REGISTRATIONS_PER_HOUR: {
      meaning: 'Accounts that one IP address may open in an hour.',
      value: '100',
    },
    VISITOR_COUNTRY: {
      meaning: 'Country of visitors if no other source is available, ISO 3166-1 alpha-2.',
      value: 'ES',
    },
    DEMO_WEATHER: {
      meaning:
        '`1` lets anyone on this machine simulate faults ([weather](../src/sandbox/README.md#weather)). A trial that other machines can reach needs `network` instead. Production refuses both. `0` means nobody.',
      otherwise: 'only with `CONTENT_TOKEN`',
    },
    SITE_ORIGIN: {
      meaning:
        '`npm run sandbox` only: exact origins of the site, separated by commas. Only they may call it across origins, with the cookie.',
      value: 'http://localhost:3000',
    },
    CONTENT_WEBHOOK: {
      meaning:
        '`npm run sandbox` only: address to call when content changes, with `CONTENT_WEBHOOK_SECRET`.',
      otherwise: 'no call',
    },
    JURISDICTION: {
      meaning:
        '`npm run sandbox` only: the jurisdiction whose rules of play apply: `none`, `es`, `gb` or `se`. A site takes it from its configuration.',
      value: 'none',
    },
  },
  'Tests and tools': {
    CHROMIUM: {
      meaning: 'Path of Chromium for tests, benchmarks, Lighthouse and pictures.',
      otherwise: 'found, else installed',
    },
    FIREFOX: {
      meaning: 'Path of Firefox for `npm run test:full`.',
      otherwise: 'found, else installed',
    },
  },
} as const satisfies Record<string, Record<string, Described>>;

type Groups = typeof variables;
export type VariableName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** The environment, restricted to the listed variables. */
export type Variables = { readonly [Name in VariableName]?: string | undefined };
