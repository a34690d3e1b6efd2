import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VAPID } from '../../tests/fixtures/push-engine.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import type { Variables } from '../lib/variables.ts';
import { readServiceSettings } from './service-settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-settings-'));
  write('site.json', JSON.stringify({ ...defaultSite, siteUrl: 'https://site.example' }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const read = (change: Parameters<typeof readServiceSettings>[0] = {}) =>
  readServiceSettings({
    SITE_CONFIG: join(folder, 'site.json'),
    OPERATOR_URL: 'https://operator.example/operator',
    PUSH_TOKEN: 'token',
    VAPID_PUBLIC_KEY: VAPID.publicKey,
    VAPID_PRIVATE_KEY: VAPID.privateKey,
    VAPID_SUBJECT: 'mailto:push@site.example',
    ...change,
  });

it('PWA-5 reads the service’s settings; a sender needs none of the API', () => {
  const settings = read();
  expect(settings).toMatchObject({ role: 'both', site: { url: 'https://site.example' } });
  expect(settings.api).toMatchObject({ host: '127.0.0.1', port: 3010 });
  expect(read({ PUSH_ROLE: 'sender', PUSH_PORT: 'none' }).api).toBeUndefined();
});

it.each<[keyof Variables & string, string]>([
  ['VAPID_SUBJECT', 'mailto:push@localhost'],
  ['PUSH_ROLE', 'all'],
  ['PUSH_PORT', '65536'],
  ['PUSH_HOST', ''],
  ['OPERATOR_URL', 'operator.example/operator'],
  ['OPERATOR_URL', 'operator:8443/operator'],
  ['TRUSTED_PROXIES', 'everybody'],
])('PWA-5 refuses %s %s in one line', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^${name}: found ${value}; expected [^\n]+$`),
  );
});

it.each(['PUSH_TOKEN', 'OPERATOR_URL'])('PWA-5 treats an empty %s as missing', (name) => {
  expect(() => read({ [name]: '' })).toThrow(`${name} is missing; see docs/configuration.md`);
});

it.each([
  ['OPERATOR_URL', 'http://operator:8080/operator'],
  ['DATABASE_URL', 'postgres://push:secret@db/push'],
])('PWA-5 refuses an open network of %s without its secrets', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^${name}: found [^/]+//(operator:8080|db); expected [^\n]+$`),
  );
});

it('PWA-5 CFG-1 names the setting of an unreadable file', () => {
  expect(() => read({ STAFF: join(folder, 'none.json') })).toThrow(
    /^STAFF: \S+none\.json cannot be read; [^\n]+$/,
  );
  const broken = write('broken.json', '{ siteUrl');
  expect(() => read({ SITE_CONFIG: broken })).toThrow(
    /^SITE_CONFIG: \S+broken\.json is not valid JSON [^\n]+$/,
  );
  const wrong = write('wrong.json', JSON.stringify({ ...defaultSite, company: [] }));
  expect(() => read({ SITE_CONFIG: wrong })).toThrow(/^SITE_CONFIG: company: found /);
});

it('PWA-5 requires a strong token, checked certificates and named staff in production', () => {
  const unsafe = { PUSH_TOKEN: 'x', NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  expect(() => read({ MODE: 'production', ...unsafe })).toThrow(
    /^PUSH_TOKEN: found 1 characters; [^\n]+\nNODE_TLS_REJECT_UNAUTHORIZED: found 0; [^\n]+\nSTAFF is missing; [^\n]+$/,
  );
  const production = { MODE: 'production', PUSH_TOKEN: 'x'.repeat(24) };
  const member = { name: 'Ana Ruiz', tokenHash: 'a'.repeat(64), rights: ['campaigns'] };
  const STAFF = write('staff.json', JSON.stringify([member]));
  expect(read({ ...production, STAFF }).api?.staff).toMatchObject([{ name: 'Ana Ruiz' }]);
  expect(() => read({ ...production, PUSH_ROLE: 'sender' })).not.toThrow();
  expect(() => read(unsafe)).not.toThrow();
});

it('PWA-5 CFG-1 reports every fault of its settings at once, one line each', () => {
  const faultsOf = (variables: Parameters<typeof readServiceSettings>[0]) => {
    try {
      readServiceSettings(variables);
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.split(/[ :]/)[0]);
    }
    return [];
  };
  const missing = [
    'VAPID_PUBLIC_KEY',
    'VAPID_SUBJECT',
    'PUSH_TOKEN',
    'SITE_CONFIG',
    'OPERATOR_URL',
  ];
  expect(faultsOf({})).toEqual(missing);
  const wrong = {
    PUSH_ROLE: 'all',
    VAPID_PUBLIC_KEY: 'short',
    VAPID_PRIVATE_KEY: 'short',
    VAPID_SUBJECT: '',
    DATABASE_URL: 'mysql://db',
    PUSH_HOSTS: 'push.example',
    PUSH_TOKEN: '',
    SITE_CONFIG: join(folder, 'none.json'),
    OPERATOR_URL: 'http://operator/operator',
    MODE: 'live',
    PUSH_PORT: 'none',
    TRUSTED_PROXIES: 'everybody',
    TRUSTED_HOPS: '0',
    ALLOWED_HOSTS: '*',
    STAFF: join(folder, 'none.json'),
  };
  expect(faultsOf(wrong)).toEqual(Object.keys(wrong));
});
