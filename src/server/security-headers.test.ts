import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import { createDocumentHeaders, workerPolicy } from './security-headers.ts';

const inDigital = {
  appKey: 'app',
  scriptUrl: 'https://sdk.push.example/sdk.min.js',
  workerUrl: 'https://worker.push.example/worker.min.js',
  deviceApiUrl: 'https://device.push.example/v1',
};

/** Policy entries that these keys add for page and worker. */
function opened(keys: object): string[] {
  const without = directives({});
  return directives(keys).filter((directive) => !without.includes(directive));
}

function directives(keys: object): string[] {
  const { fraudforceproxyApiKey: _, ...bare } = defaults;
  const checked = checkConfig({ ...bare, chat: undefined, gtm: undefined, ...keys });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const headers = createDocumentHeaders(checked.value)({
    script: 'sha256-a',
    styles: ['sha256-b'],
  });
  return [headers['Content-Security-Policy'], workerPolicy(checked.value)]
    .flat()
    .flatMap((policy) => policy?.split('; ') ?? []);
}
const TYPES = 'trusted-types app-boot app-html app-sw dompurify default';
const NO_PARTY = 'trusted-types app-boot app-html app-sw dompurify';

test('CFG-2 SEC allows the push service’s origins where needed, and serves its worker script', () => {
  expect(opened({ providers: { inDigital } })).toEqual([
    "connect-src 'self' https://device.push.example",
    TYPES,
    "script-src 'self' 'sha256-a' https://sdk.push.example",
    "connect-src 'self' https://device.push.example",
  ]);
});

test('CFG-2 SEC allows separate media origins of the content system', () => {
  const mediaOrigins = ['https://brand.media.example'];
  expect(opened({ content: { mediaOrigins } })).toEqual([
    "img-src 'self' data: blob: https://brand.media.example",
    "media-src 'self' https://brand.media.example",
    "connect-src 'self' https://brand.media.example",
    "img-src 'self' https://brand.media.example",
  ]);
});

test('CFG-2 SEC F42 allows each third party its own origins, and nothing without one', () => {
  expect(directives({})).toContain(NO_PARTY);
  const tags = 'https://www.googletagmanager.com https://region1.google-analytics.com';
  const origins = ['https://region1.google-analytics.com'];
  expect(opened({ gtm: { key: 'GTM-ABC123', origins } })).toEqual([
    `img-src 'self' data: blob: ${tags}`,
    `connect-src 'self' ${tags}`,
    TYPES,
    `script-src 'self' 'sha256-a' ${tags}`,
  ]);
  const chat = 'https://chat.example';
  expect(opened({ chat: { baseUrl: `${chat}/inbox`, websiteToken: 'x' } })).toEqual([
    `connect-src 'self' ${chat}`,
    `frame-src ${chat}`,
    TYPES,
    `script-src 'self' 'sha256-a' ${chat}`,
  ]);
  expect(opened({ fraudforceproxyApiKey: 'key' })).toEqual([TYPES]);
  // A map that only loads pictures needs no script policy.
  const tilesUrl = 'https://tiles.example/{z}/{x}/{y}{r}.png?key=1';
  expect(opened({ map: { tilesUrl, attribution: 'Theirs' } })).toEqual([
    "img-src 'self' data: blob: https://tiles.example",
  ]);
});

test('S6 creates exactly the Trusted Types policies that the header allows', () => {
  const sources = fileURLToPath(new URL('..', import.meta.url));
  const made = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(server|sandbox)\b/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(sources, name), 'utf8').matchAll(/createPolicy\('([^']+)'/g),
    ])
    .map(([, name]) => name);
  // DOMPurify creates its own policy.
  expect([...made, 'dompurify'].sort()).toEqual(TYPES.split(' ').slice(1).sort());
});
