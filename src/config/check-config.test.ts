import { expect, test } from 'vitest';
import { faultsOf } from '../../tests/fixtures/config-faults.ts';
import { checkConfig } from './check-config.ts';
import defaults from './default-site.json' with { type: 'json' };

test('CFG-1 the default configuration is complete and valid', () => {
  expect(checkConfig(defaults)).toMatchObject({ ok: true });
});

test('CFG-2 every key of the provider configuration is read', () => {
  const given = {
    chat: { baseUrl: 'https://chat.example.com', websiteToken: 'token' },
    showBasicCookiesMessage: false,
    showCookiesSettings: true,
    defaultAppLanguage: 'es',
    showPlayerNotVerifiedModal: true,
    safeGamblingNotificationMinutes: 45,
    currency: 'MXN',
    company: { name: 'Foyer' },
    helpCategory: { documentation: 'papers' },
    frameOrigins: ['https://games.example.com', 'http://127.0.0.1:3001'],
    jurisdiction: 'es',
    customNavigationMode: { path: '/games' },
    hideMobileMenuOnPaths: ['/live'],
    gtm: { key: 'GTM-ABC123', disableAppCookies: true },
    map: {
      tilesUrl: 'https://tiles.example.com/{z}/{x}/{y}{r}.png?key=a',
      attribution: '© The map makers',
      maxZoom: 17,
    },
    fraudforceproxyApiKey: 'public',
    theme: {
      'button-primary-background': 'gold',
      light: { backdrop: 'ivory' },
      dark: { backdrop: 'navy' },
    },
    providers: {
      inDigital: { appKey: 'app' },
      confetti: { durationInSeconds: 5, maxTimeToStart: 10 },
    },
  };
  expect(checkConfig({ ...defaults, ...given })).toMatchObject({ ok: true, value: given });
});

test('CFG-1 reports every unknown key, not only the first of an object', () => {
  const faults = faultsOf((config) => {
    config['curency'] = 'EUR' as never;
    config['langauges'] = ['en'] as never;
    config['routes'] = { ...config['routes'], spotsBetting: '/s', gmaes: '/g' };
  });
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'curency',
    'langauges',
    'routes.gmaes',
    'routes.spotsBetting',
  ]);
});

test('CFG-1 B47 B50 reports each fault on one line: path, what it found, what is allowed', () => {
  expect(
    faultsOf((config) => {
      config['curency'] = config['currency'] as never;
      delete config['company'];
      config['routes'] = { ...config['routes'], spotsBetting: '/s', games: 'games' };
      config['endpoints'] = { ...config['endpoints'], content: 'ftp://x' };
      config['safeGamblingNotificationMinutes'] = 0 as never;
      config['showPlayerNotVerifiedModal'] = 'yes' as never;
    }).sort(),
  ).toEqual([
    'company: missing; this key is required',
    'curency: unknown key; did you mean currency?',
    'endpoints.content: found "ftp://x"; expected a path such as /content or an https origin such as https://cms.example.com',
    'routes.games: found "games"; expected a path such as /games',
    'routes.spotsBetting: unknown key; did you mean sportsBetting?',
    'safeGamblingNotificationMinutes: found 0; expected at least 1',
    'showPlayerNotVerifiedModal: found "yes"; expected true or "cookie"',
  ]);
});

test.each([
  ...[-1, 'abc', 1e9].map((minutes) => ({ safeGamblingNotificationMinutes: minutes })),
  ...[-1, 1e9].map((seconds) => ({
    confetti: { durationInSeconds: seconds, maxTimeToStart: 10 },
  })),
])('CFG-1 B47 B49 refuses %j', (keys) => {
  expect(faultsOf((config) => Object.assign(config, keys))).toHaveLength(1);
});

test.each([
  [
    { 'buton-primary-background': 'gold' },
    'theme.buton-primary-background: unknown key; did you mean button-primary-background?',
  ],
  [{ light: { backdorp: '#000' } }, 'theme.light.backdorp: unknown key; did you mean backdrop?'],
  [
    { dark: { 'radius-m': '8px' } },
    'theme.dark.radius-m: unknown key; allowed: backdrop, surface-1, ',
  ],
  [{ backdrop: 7 }, 'theme.backdrop: found 7; expected a string'],
])('CFG-1 CFG-7 refuses a theme that sets %j', (theme, fault) => {
  const faults = faultsOf((config) => {
    config['theme'] = theme;
  });
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test.each([
  'http://tiles.example.com/{z}/{x}/{y}.png',
  'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}.png',
  'https://tiles.example.com/{z}/{x}/{y}/{apikey}.png',
  "https://tiles.example.com/{z}/{x}/{y}.png'; script-src *",
  '/tiles/{z}/{x}/{y}.png',
])('CFG-2 refuses map tiles at %s', (tilesUrl) => {
  const faults = faultsOf((config) => {
    config['map'] = { tilesUrl, attribution: 'Theirs' };
  });
  expect(faults.join()).toMatch(/^map\.tilesUrl: found /);
});

test('CFG-1 reports a list in place of an object once, beside the other faults', () => {
  expect(checkConfig([])).toEqual({
    ok: false,
    error: ['(the file): found a list, []; expected an object'],
  });
  expect(
    faultsOf((config) => {
      config['theme'] = [] as never;
      config['company'] = ['Foyer'] as never;
      config['providers'] = { inDigital: [] };
      config['currency'] = 'euro' as never;
    }).sort(),
  ).toEqual([
    'company: found a list, ["Foyer"]; expected an object',
    'currency: found "euro"; expected a currency code such as EUR',
    'providers.inDigital: found a list, []; expected an object',
    'theme: found a list, []; expected an object',
  ]);
});

const url = 'https://cms.example.com';
test.each(['http://strapi:1337', 'http://10.0.0.5:1337/v1', 'http://[fd00::5]:1337', '/content'])(
  'CFG-4 accepts %s as an internal base of the server, and https alone for the browser',
  (internal) => {
    const faults = faultsOf((config) => {
      config['endpoints'] = { ...config['endpoints'], content: { url, internal } };
    });
    expect(faults).toEqual([]);
    if (internal === '/content') return;
    for (const content of [internal, { url: internal, internal }]) {
      const [fault] = faultsOf((config) => {
        config['endpoints'] = { ...config['endpoints'], content };
      });
      expect(fault).toMatch(/^endpoints\.content(\.url)?: found "/);
    }
  },
);

test.each(['//cms.example.com', '/content//v1', '/content/../v1', 'https://cms.example.com//v1'])(
  'CFG-1 CFG-4 refuses %s as a base: neither a path of the site nor an origin',
  (base) => {
    const faults = faultsOf((config) => {
      config['endpoints'] = { ...config['endpoints'], content: { url: base, internal: base } };
      config['chat'] = { baseUrl: base, websiteToken: 'token' };
    });
    expect(faults.map((fault) => fault.split('; ')[0])).toEqual(
      ['endpoints.content.url', 'endpoints.content.internal', 'chat.baseUrl'].map(
        (key) => `${key}: found "${base}"`,
      ),
    );
  },
);

test.each([
  'http://user:secret@strapi:1337',
  'http://strapi:1337/?a=b',
  'http://strapi:1337/#a',
  'ftp://strapi',
  '//strapi:1337',
  'strapi:1337',
])('CFG-4 refuses %s as an internal base', (internal) => {
  const faults = faultsOf((config) => {
    config['endpoints'] = { ...config['endpoints'], content: { url, internal } };
  });
  expect(faults).toEqual([
    `endpoints.content.internal: found "${internal}"; expected a path such as /content or an origin such as http://strapi:1337`,
  ]);
});

test.each([
  ['siteUrl', 'https://www.example.com:99999'],
  ['endpoints.nyx', 'https://api.example.com:99999'],
  ['endpoints.operator', 'https://256.256.256.256'],
  ['frameOrigins.0', 'https://games.example.com:99999'],
])('CFG-1 CFG-4 refuses the impossible address %s in one line', (key, address) => {
  const faults = faultsOf((config) => {
    const [name = '', inner] = key.split('.');
    if (name === 'endpoints') config[name] = { ...config[name], [String(inner)]: address };
    else Object.assign(config, { [name]: name === 'siteUrl' ? address : [address] });
  });
  expect(faults).toEqual([
    `${key}: found "${address}"; expected an address that exists: its port is at most 65535`,
  ]);
});

test.each([
  ['https://WWW.Example.com', 'https://www.example.com'],
  ['https://www.example.com:443', 'https://www.example.com'],
  ['https://www.example.com:08443', 'https://www.example.com:8443'],
  ['https://127.1', 'https://127.0.0.1'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://www.example.com/slots?a=b#c', 'https://www.example.com'],
  ['https://www.münchen.example', 'https://www.xn--mnchen-3ya.example'],
])('CFG-1 SPT-3 refuses the origin %s and names the spelling of browsers', (given, right) => {
  const faults = faultsOf((config) => {
    Object.assign(config, {
      siteUrl: given,
      frameOrigins: [given],
      content: { mediaOrigins: ['https://media.example.com', given] },
      gtm: { key: 'GTM-ABC123', origins: [given] },
    });
  });
  expect(faults).toEqual(
    ['siteUrl', 'frameOrigins.0', 'content.mediaOrigins.1', 'gtm.origins.0'].map(
      (key) => `${key}: found "${given}"; expected "${right}", as browsers write it`,
    ),
  );
});

test.each([
  ['https://cms.example.com/', 'https://cms.example.com'],
  ['https://cms.example.com/v1/', 'https://cms.example.com/v1'],
  ['https://cms.münchen.example/v1', 'https://cms.xn--mnchen-3ya.example/v1'],
])('CFG-1 CFG-4 refuses %s as a base and names the right spelling', (given, right) => {
  const faults = faultsOf((config) => {
    config['endpoints'] = {
      ...config['endpoints'],
      content: { url: given, internal: given },
      nyx: given,
    };
  });
  expect(faults).toEqual(
    ['endpoints.content.url', 'endpoints.content.internal', 'endpoints.nyx'].map(
      (key) => `${key}: found "${given}"; expected "${right}"`,
    ),
  );
});

test.each(['https://www.example.com:80', 'http://www.example.com:443', 'http://localhost:3000'])(
  'CFG-1 accepts %s as the site’s own origin',
  (siteUrl) => {
    expect(faultsOf((config) => Object.assign(config, { siteUrl }))).toEqual([]);
  },
);

test.each([null, [], 'text', 7])('CFG-1 refuses a file that contains %j', (input) => {
  expect(checkConfig(input)).toMatchObject({ ok: false });
});

test.each(['https://*.example.com', 'http://games.example.com', 'games.example.com', '*'])(
  'SPT-3 B50 refuses %s as the origin of framed games',
  (origin) => {
    expect(
      faultsOf((config) => {
        config['frameOrigins'] = [origin] as never;
      }),
    ).toEqual([
      `frameOrigins.0: found "${origin}"; expected an https origin such as https://games.example.com`,
    ]);
  },
);

test('CFG-1 reports lists that are nested deeper than JSON can be written', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const found = 'found a value that is nested too deeply';
  expect(checkConfig({ ...defaults, currency: deep })).toMatchObject({
    error: [`currency: ${found}; expected a string`],
  });
  expect(checkConfig(deep)).toMatchObject({
    error: [expect.stringContaining('nested too deeply')],
  });
});

test.each(['[', '{"a":'])(
  'CFG-1 reports an unknown key whose value is nested as %s too deeply',
  (open) => {
    const close = open === '[' ? ']' : '}';
    const deep = JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
    const faults = faultsOf((config) => {
      config['curency'] = deep;
      config['theme'] = { dark: { backdorp: deep, 'text-1': 1 } };
    });
    expect(faults).toEqual([
      'theme.dark.backdorp: unknown key; did you mean backdrop?',
      'curency: unknown key; did you mean currency?',
      'theme.dark.text-1: found 1; expected a string',
    ]);
  },
);
