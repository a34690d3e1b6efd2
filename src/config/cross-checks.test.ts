import { expect, test } from 'vitest';
import { faultsOf } from '../../tests/fixtures/config-faults.ts';

test('CFG-1 CFG-2 refuses a language that has no messages', () => {
  const withLanguages = (...languages: string[]) =>
    faultsOf((config) => {
      config['languages'] = languages as never;
    });
  expect(withLanguages('en', 'es-MX', 'ar')).toEqual([]);
  expect(withLanguages('en', 'fr', 'pt-BR')).toEqual([
    'languages: found "fr"; expected a language that src/app/i18n/messages has texts in, such as en',
    'languages: found "pt-BR"; expected a language that src/app/i18n/messages has texts in, such as en',
  ]);
});

test('CFG-1 checks keys that depend on each other', () => {
  expect(
    faultsOf((config) => {
      config['defaultAppLanguage'] = 'fr' as never;
      config['routes'] = { ...config['routes'], promotions: '/games' };
    }),
  ).toEqual([
    'defaultAppLanguage: found "fr"; expected one of languages (en, es)',
    'routes.games: found "/games", which routes.promotions has already; expected a path of its own',
  ]);
});

test.each([
  ['https://cms.foyer.example/api', 1],
  [{ url: 'https://cms.foyer.example', internal: 'http://cms:1337/api' }, 1],
  [{ url: 'https://cms.foyer.example/api', internal: 'http://cms:1337/api' }, 2],
  ['https://cms.foyer.example/strapi', 0],
])('CFG-1 refuses a content address that names /api itself: %j', (content, count) => {
  const faults = faultsOf((config) => {
    config['endpoints'] = { ...config['endpoints'], content } as never;
  }).filter((line) => line.includes('expected the address without /api'));
  expect(faults).toHaveLength(count);
});

test.each([
  '/preview',
  '/es',
  '/es/games',
  '/sportsbook',
  '/hooks/x',
  '/healthz',
  '/csp-report',
  '/app-shell',
  '/dictionary/en',
])('CFG-3 refuses a page at %s', (promotions) => {
  const faults = faultsOf((config) => {
    config['routes'] = { ...config['routes'], promotions };
  });
  expect(faults).toEqual([
    `routes.promotions: found "${promotions}"; expected a path that does not begin with ${promotions.replace(/(?<=.)\/.*/, '')}, which is something else`,
  ]);
});

test.each([
  ['userInformation', '/account/preferences'],
  ['stores', '/Account/Limits'],
  ['sportsBetting', '/login/forgotten'],
  ['games', '/style-guide'],
])('CFG-1 CFG-3 refuses %s at %s, which is another page', (name, path) => {
  const faults = faultsOf((config) => {
    config['routes'] = { ...config['routes'], [name]: path };
  });
  expect(faults).toEqual([
    `routes.${name}: found "${path}", which another page of the site has; expected a path of its own`,
  ]);
});

test('CFG-1 refuses a language that is listed twice', () => {
  const faults = faultsOf((config) => {
    config['languages'] = ['en', 'es', 'en'] as never;
  });
  expect(faults).toEqual(['languages: found "en" twice; expected each language once']);
});

test('CFG-1 CFG-3 refuses a page at the path of a file', () => {
  const faults = faultsOf((config) => {
    config['routes'] = { ...config['routes'], sitemap: '/sitemap.xml' };
  });
  expect(faults).toEqual([
    'routes.sitemap: found "/sitemap.xml"; expected a path that does not end like a file',
  ]);
});

const NO_PATHS = ['/', '/promotions/', '//promotions', 'promotions', '/a b', '/a?b', '/:a', '/a/*'];
/** Browsers spell these paths differently, so no visit would match, and a redirect there would fail or loop. */
const SPELLED_OTHERWISE = [
  '/العروض',
  '/promoción',
  '/a%20b',
  '/a//b',
  '/.',
  '/a/..',
  '/./b',
  '/a"b',
];
test.each([...NO_PATHS, ...SPELLED_OTHERWISE])(
  'CFG-1 CFG-3 refuses %s as the path of a page',
  (promotions) => {
    const faults = faultsOf((config) => {
      config['routes'] = { ...config['routes'], promotions };
    });
    expect(faults).toEqual([
      `routes.promotions: found ${JSON.stringify(promotions)}; expected a path such as /games`,
    ]);
  },
);

test.each([
  '/gamse',
  '/es/games',
  '/Login',
  '/register',
  '/welcome',
  '/welcome/casino',
  '/cookies',
  '/legal/terms',
])('CFG-1 HOM-1 refuses %s as home, because it would redirect back', (home) => {
  const faults = faultsOf((config) => {
    config['routes'] = { ...config['routes'], home };
  });
  expect(faults).toEqual([
    `routes.home: found "${home}"; expected the path of a page of this site that sends nobody home`,
  ]);
});

test.each(['/العروض', '/promotions/..', '/promotions/%2e%2e', '/promotions/a%2'])(
  'CFG-1 HOM-1 CKE-5 refuses %s as home and for custom navigation, because it redirects to home',
  (path) => {
    const faults = faultsOf((config) => {
      config['routes'] = { ...config['routes'], home: path };
      config['customNavigationMode'] = { path };
    });
    expect(faults).toEqual([
      `routes.home: found "${path}"; expected a path such as /games`,
      `customNavigationMode.path: found "${path}"; expected a path such as /games`,
    ]);
  },
);

test('CFG-1 HOM-1 refuses a provider as home on a site without a lobby', () => {
  const withHome = (change: Record<string, unknown>) =>
    faultsOf((config) => {
      config['routes'] = { ...config['routes'], home: '/providers/Lampblack', ...change };
    });
  expect(withHome({})).toEqual([]);
  expect(withHome({ games: undefined })).toEqual([expect.stringMatching(/^routes\.home: found/)]);
});

test.each(['/games', '/sports/football', '/promotions/a-week', '/account', '/providers/Caf%C3%A9'])(
  'CFG-1 HOM-1 accepts %s as home',
  (home) => {
    const faults = faultsOf((config) => {
      config['routes'] = { ...config['routes'], home };
    });
    expect(faults).toEqual([]);
  },
);

test.each([
  ['https://www.foyer.example', 'https://api.foyer.example/v1', true],
  ['https://www.foyer.co.uk', 'https://accounts.foyer.co.uk', true],
  ['http://localhost:3000', 'http://localhost:4000/operator', true],
  ['https://www.foyer.example', '/operator', true],
  ['https://www.foyer.example', 'https://api.other.example', false],
  ['https://foyer.example', 'https://example', false],
  ['https://www.foyer.example', 'http://localhost:4000', false],
  ['http://localhost:3000', 'http://127.0.0.1:4000/operator', false],
])(
  'CFG-1 AUT-3 judges whether the site %s can keep a session of %s: %j',
  (siteUrl, operator, works) => {
    const faults = faultsOf((config) => {
      config['siteUrl'] = siteUrl as never;
      config['endpoints'] = { ...config['endpoints'], operator };
    });
    expect(faults).toEqual(
      works
        ? []
        : [
            `endpoints.operator: found "${operator}"; expected an address of the same site as siteUrl (${siteUrl}), or browsers keep no session`,
          ],
    );
  },
);

test('SPT-3 S22 refuses the site’s own origin for games and the sportsbook', () => {
  const faults = faultsOf((config) => {
    config['siteUrl'] = 'https://www.example.com' as never;
    config['frameOrigins'] = ['https://www.example.com', 'https://games.example.com'] as never;
    Object.assign(config['endpoints'] ?? {}, { sportsbook: 'https://www.example.com:443/book' });
  });
  expect(faults.map((fault) => fault.replace(/: found.*; expected/, ': expected'))).toEqual(
    ['endpoints.sportsbook', 'frameOrigins.0'].map(
      (key) =>
        `${key}: expected another origin than siteUrl, or what is framed could act as the site`,
    ),
  );
});

const SPORTS = ['sportsBetting', 'liveSportsBetting'];
const GAMES = ['games', 'gamesProviders'];
const OF_GAMES = ['slotsSession', 'casinoGateway', 'nyx'];
const faultsWithout = (endpoints: string[], routes: string[] = []) =>
  faultsOf((config) => {
    for (const family of endpoints) delete config['endpoints']?.[family];
    for (const route of routes) delete config['routes']?.[route];
  });

test('CFG-3 CFG-4 needs the endpoints of the pages that the site has', () => {
  expect(faultsWithout(['sportsbook'])).toEqual([
    'endpoints.sportsbook: missing; routes.sportsBetting needs it',
  ]);
  expect(faultsWithout(['sportsbook'], ['sportsBetting'])).toEqual([
    'endpoints.sportsbook: missing; routes.liveSportsBetting needs it',
  ]);
  expect(faultsWithout(OF_GAMES)).toEqual([
    'endpoints.slotsSession: missing; routes.games needs it',
    'endpoints.casinoGateway: missing; routes.games needs it or endpoints.nyx',
  ]);
});

test('CFG-3 CFG-4 needs no endpoint of pages that the site does not have', () => {
  expect(faultsWithout(['sportsbook', 'terminal'], SPORTS)).toEqual([]);
  expect(faultsWithout([...OF_GAMES, 'terminal'], GAMES)).toEqual([]);
  expect(faultsWithout(['nyx'])).toEqual([]);
  expect(faultsWithout(['casinoGateway'])).toEqual([]);
});

test('CFG-1 CFG-2 refuses indigitall on a site without push messages', () => {
  const faultsWith = (push: boolean) =>
    faultsOf((config) => {
      Object.assign(config, { push, providers: { inDigital: { appKey: 'key' } } });
    });
  expect(faultsWith(false)).toEqual(['push: found false; expected true with providers.inDigital']);
  expect(faultsWith(true)).toEqual([]);
});
