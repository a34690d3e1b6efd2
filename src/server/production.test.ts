import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../config/site-config.ts';
import { embeddedMounts } from './embedded-operator.ts';
import { readEnvironment } from './environment.ts';
import { describeProduction, productionFaults } from './production.ts';
import { trialFaults, trialWarnings } from './trial.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const api = 'https://api.foyer.example';
const endpoints = {
  ...Object.fromEntries(Object.keys(defaults.endpoints).map((family) => [family, api])),
  content: { url: 'https://cms.foyer.example', internal: 'http://127.0.0.1:1337' },
  sportsbook: 'https://book.foyer.example',
};
const { chat: _, ...withoutChat } = defaults;
const real = { ...withoutChat, siteUrl: 'https://www.foyer.example', endpoints };

function configOf(input: object): SiteConfig {
  const checked = checkConfig(input);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  return checked.value;
}
function faultsOf(change: object = {}, variables: Record<string, string> = {}) {
  const given = { MODE: 'production', CONTENT_WEBHOOK_SECRET: SECRET, ...variables };
  return productionFaults(configOf({ ...real, ...change }), given);
}

test('CFG-1 SEC production accepts real addresses and lists what it serves', () => {
  expect(faultsOf()).toEqual([]);
  const environment = readEnvironment({ MODE: 'production', CONTENT_WEBHOOK_SECRET: SECRET });
  const lines = describeProduction(configOf(real), environment);
  expect(lines).toContain('serves https://www.foyer.example with en, es');
  expect(lines).toContain(
    'content: https://cms.foyer.example (the server calls http://127.0.0.1:1337)',
  );
  expect(lines.at(-1)).toBe('content webhook on; previews off; style guide off');
});

test('PWA-5 production lists the files of a push provider that a proxy has to serve', () => {
  const environment = readEnvironment({ MODE: 'production', CONTENT_WEBHOOK_SECRET: SECRET });
  const config = configOf({ ...real, providers: { inDigital: { appKey: 'a' } } });
  expect(describeProduction(config, environment).filter((line) => /^push:/.test(line))).toEqual([
    'push: a proxy has to serve /indigitall/sdk.min.js, this server has no such file',
    'push: a proxy has to serve /indigitall/worker.min.js, this server has no such file',
  ]);
});

test.each(Object.keys(defaults.endpoints))(
  'CFG-1 SEC production refuses a stand-in as %s',
  (family) => {
    expect(faultsOf({ endpoints: { ...endpoints, [family]: `/${family}` } })).toEqual([
      `endpoints.${family}: found "/${family}"; expected the address of a real one, MODE=production has no stand-in`,
    ]);
  },
);

test('CFG-1 SEC production refuses stand-ins of third parties and its own trial', () => {
  const gtm = { key: 'GTM-ABC123', scriptUrl: '/tags' };
  expect(faultsOf({ chat: defaults.chat, gtm }).map((fault) => fault.split(':')[0])).toEqual([
    'chat.baseUrl',
    'gtm.scriptUrl',
  ]);
  const trial = productionFaults(configOf(defaults), {}).map((fault) => fault.split(':')[0]);
  expect(trial).toEqual([
    'siteUrl',
    ...Object.keys(defaults.endpoints).map((family) => `endpoints.${family}`),
    'chat.baseUrl',
    'CONTENT_WEBHOOK_SECRET',
  ]);
});

test('CFG-1 production accepts a relative path with a configured internal address', () => {
  const operator = { url: '/operator', internal: 'http://operator:8080' };
  const encrypted = { INTERNAL_NETWORK: 'encrypted' };
  expect(faultsOf({ endpoints: { ...endpoints, operator } }, encrypted)).toEqual([]);
  const nyx = 'https://localhost-games.example';
  expect(faultsOf({ endpoints: { ...endpoints, nyx } })).toEqual([]);
});

test('CFG-4 SEC production needs no address of a sportsbook on a site without sports', () => {
  const { sportsbook: _, ...withoutBook } = endpoints;
  const { sportsBetting: __, liveSportsBetting: ___, ...routes } = defaults.routes;
  const casino = { routes, endpoints: withoutBook };
  expect(faultsOf(casino)).toEqual([]);
  const environment = readEnvironment({ MODE: 'production', CONTENT_WEBHOOK_SECRET: SECRET });
  const frameOrigins = ['https://games.foyer.example'];
  const framesOf = (config: object) =>
    describeProduction(configOf({ ...real, ...casino, ...config }), environment).find((line) =>
      line.startsWith('frames from'),
    );
  expect(framesOf({ frameOrigins })).toBe('frames from: https://games.foyer.example');
  expect(framesOf({})).toBe('frames from: nowhere');
});

test('SPT-3 S22 production frames no sportsbook of the site’s own origin behind a path', () => {
  const sportsbook = { url: '/sportsbook', internal: 'https://book.foyer.example' };
  expect(faultsOf({ endpoints: { ...endpoints, sportsbook } })).toEqual([
    'endpoints.sportsbook: found "/sportsbook"; expected the address of a real one, MODE=production has no stand-in',
  ]);
});

test.each([
  [
    {
      siteUrl: 'http://www.foyer.example',
      endpoints: { ...endpoints, operator: 'http://localhost:4000' },
    },
    'siteUrl',
  ],
  [{ frameOrigins: ['http://127.0.0.1:3001'] }, 'frameOrigins.0'],
  [{ content: { mediaOrigins: ['http://localhost:1337'] } }, 'content.mediaOrigins.0'],
  [{ endpoints: { ...endpoints, nyx: 'http://localhost:4000/nyx' } }, 'endpoints.nyx'],
  [{ endpoints: { ...endpoints, nyx: 'https://127.0.0.2/nyx' } }, 'endpoints.nyx'],
  [{ endpoints: { ...endpoints, nyx: 'https://LOCALHOST' } }, 'endpoints.nyx'],
  [{ frameOrigins: ['https://games.localhost:3001'] }, 'frameOrigins.0'],
  [{ frameOrigins: ['https://localhost.'] }, 'frameOrigins.0'],
  [{ frameOrigins: ['https://0.0.0.0'] }, 'frameOrigins.0'],
  [{ endpoints: { ...endpoints, nyx: 'https://127.1' } }, 'endpoints.nyx'],
  [{ endpoints: { ...endpoints, nyx: 'https://2130706433' } }, 'endpoints.nyx'],
  [{ endpoints: { ...endpoints, nyx: 'https://0x7f.1' } }, 'endpoints.nyx'],
  [{ endpoints: { ...endpoints, nyx: 'https://0' } }, 'endpoints.nyx'],
  [{ endpoints: { ...endpoints, nyx: 'https://127.0.0.1.' } }, 'endpoints.nyx'],
])('SEC has no loopback address in a production policy: %j', (change, key) => {
  const found = () => faultsOf(change).map((fault) => fault.split(':')[0]);
  if (key === 'siteUrl') expect(found).toThrow(/endpoints\.operator/);
  else expect(found()).toEqual([key]);
});

test.each([
  [{ CONTENT_WEBHOOK_SECRET: 'short' }, /^CONTENT_WEBHOOK_SECRET: found 5 characters/],
  [{ PREVIEW_SECRET: 'short', CONTENT_READ_TOKEN: 'token' }, /^PREVIEW_SECRET: found 5 characters/],
  [{ PREVIEW_SECRET: SECRET }, /^CONTENT_READ_TOKEN: missing/],
  [{ DEMO_WEATHER: '1' }, /^DEMO_WEATHER: found in the environment; remove it/],
])('CFG-5 production refuses %j', (variables, fault) => {
  expect(faultsOf({}, variables)).toEqual([expect.stringMatching(fault)]);
});

test('SEC production calls external back ends by TLS, or in an encrypted network', () => {
  const operator = { url: api, internal: 'http://operator:8080' };
  const change = { endpoints: { ...endpoints, operator } };
  expect(faultsOf(change)).toEqual([
    'endpoints.operator: found http://operator:8080; expected https, or INTERNAL_NETWORK=encrypted where the network encrypts by itself',
  ]);
  expect(faultsOf(change, { INTERNAL_NETWORK: 'yes' })).toHaveLength(1);
  expect(faultsOf(change, { INTERNAL_NETWORK: 'encrypted' })).toEqual([]);
  expect(faultsOf({}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([
    'NODE_TLS_REJECT_UNAUTHORIZED: found 0; remove it, or no certificate is checked',
  ]);
});

test('CFG-5 accepts only exact values of MODE', () => {
  expect(() => readEnvironment({ MODE: 'prod' })).toThrow(
    'MODE: found prod; expected production or trial',
  );
});

test('CFG-5 PWA-1 accepts only the exact value of the worker’s kill switch', () => {
  const isKilled = (SERVICE_WORKER: string) =>
    readEnvironment({ MODE: 'production', SERVICE_WORKER }).killWorker;
  expect(['kill', ''].map(isKilled)).toEqual([true, false]);
  expect(() => isKilled('kil')).toThrow('SERVICE_WORKER: found kil; expected kill, or nothing');
});

test('SEC the trial does not mount what is configured elsewhere', () => {
  const operator = 'https://api.foyer.example';
  const mountsOf = (change: object, siteUrl?: string) => {
    const given = { ...defaults, endpoints: { ...defaults.endpoints, ...change } };
    return Object.keys(embeddedMounts(configOf({ ...given, ...(siteUrl && { siteUrl }) })) ?? {});
  };
  expect(mountsOf({})).toContain('operator');
  expect(mountsOf({ operator })).not.toContain('operator');
  expect(mountsOf({ operator }, 'https://www.foyer.example')).not.toContain('operator');
  expect(mountsOf({ operator: 'http://127.0.0.1:4000/operator' })).toContain('operator');
  const content = 'https://cms.foyer.example';
  expect(mountsOf({ content })).not.toContain('content');
  expect(mountsOf({ content: { url: '/content', internal: content } })).toContain('content');
  expect(mountsOf({ operator, content })).toEqual([]);
});

const trialOf = (variables: Record<string, string>, change: object = {}) => {
  const tokens = { CONTENT_TOKEN: 'a', PUSH_TOKEN: 'b', CHAT_IDENTITY_KEY: 'a', OUTBOX_KEY: 'a' };
  const given = { DATA_DIR: '.data', ...tokens };
  const secrets = { CONTENT_WEBHOOK_SECRET: 'a', PREVIEW_SECRET: 'a', ...variables };
  const environment = readEnvironment({ ...given, ...secrets });
  const config = configOf({ ...defaults, ...change });
  return {
    faults: trialFaults(config, environment, variables),
    warnings: trialWarnings(config, environment, variables),
  };
};

test.each([
  '127.0.0.1',
  '127.0.0.2',
  '127.1',
  'localhost',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
])('SEC a trial on %s prints no warning', (HOST) => {
  expect(trialOf({ HOST, DEMO_WEATHER: '1' })).toEqual({ faults: [], warnings: [] });
});

test.each([
  ['HOST=0.0.0.0', { HOST: '0.0.0.0' }, {}],
  ['HOST=::', { HOST: '::' }, {}],
  ['HOST=::ffff:0.0.0.0', { HOST: '::ffff:0.0.0.0' }, {}],
  ['ALLOWED_HOSTS=demo.example', { ALLOWED_HOSTS: 'localhost,demo.example' }, {}],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.1' }, {}],
  ['siteUrl http://demo.example', {}, { siteUrl: 'http://demo.example' }],
])(
  'SEC warns in a trial reachable by %s, and injects faults only on request',
  (open, variables, change) => {
    expect(trialOf(variables, change).warnings[0]).toContain(
      `${open} opens this trial to others. They can log in as vera, nadia, elio, ana, saul, bruno, nico`,
    );
    expect(trialOf({ ...variables, DEMO_WEATHER: '1' }, change).faults).toEqual([
      expect.stringMatching(/^DEMO_WEATHER: found 1 with/),
    ]);
    const told = trialOf({ ...variables, DEMO_WEATHER: 'network' }, change);
    expect(told.faults).toEqual([]);
    expect(told.warnings[1]).toContain('DEMO_WEATHER=network');
  },
);

test('CFG-6 warns in a trial about endpoints that nothing serves', () => {
  const { endpoints } = defaults;
  const content = 'https://cms.foyer.example';
  const operator = 'https://api.foyer.example';
  const warningsOf = (change: object) =>
    trialOf({}, { endpoints: { ...endpoints, ...change } }).warnings;
  expect(warningsOf({ content })).toEqual([]);
  expect(warningsOf({ operator })).toEqual([]);
  expect(warningsOf({ content, operator })).toEqual([
    expect.stringMatching(
      /^Warning: nothing .* endpoints\.casinoGateway, .*endpoints\.paymentProxy,/,
    ),
  ]);
  expect(warningsOf({ content, operator })[0]).toContain('endpoints.sportsbook');
  const real = Object.keys(endpoints).map((name) => [name, `https://${name}.foyer.example`]);
  expect(warningsOf(Object.fromEntries(real))).toEqual([]);
  // A proxy forwards these paths.
  const forwarded = real.map(([name, internal]) => [name, { url: `/${name}`, internal }]);
  expect(warningsOf(Object.fromEntries(forwarded))).toEqual([]);
});
