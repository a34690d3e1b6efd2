import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { startSite, writeConfig } from '../fixtures/running-site.ts';
import { ownSite } from './own-site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const api = 'https://api.foyer.example';
/** Nothing listens there, because only this process is tested. */
const nobody = (base: string) => ({ url: base, internal: 'http://127.0.0.1:9' });
const REAL = {
  siteUrl: 'https://www.foyer.example',
  endpoints: {
    ...Object.fromEntries(Object.keys(defaults.endpoints).map((family) => [family, nobody(api)])),
    sportsbook: 'https://book.foyer.example',
  },
  chat: undefined,
};
const PRODUCTION = {
  MODE: 'production',
  CONTENT_WEBHOOK_SECRET: 'a-secret-for-the-tests-of-http',
  ALLOWED_HOSTS: 'localhost',
};

test('S19 production runs under Node permissions and cannot read the embedded operator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-production-'));
  const SITE_CONFIG = writeConfig(folder, REAL);
  const site = await ownSite(
    {},
    {
      ...PRODUCTION,
      SITE_CONFIG,
      NODE_OPTIONS: flags(folder),
      SERVICE_WORKER: 'kill',
    },
  );
  rmSync(folder, { recursive: true });
  expect(site.output()).toContain('serves https://www.foyer.example');
  for (const path of Object.values(defaults.endpoints)) {
    const answer = await fetch(`${site.origin}${path}/accounts/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: REAL.siteUrl },
      body: JSON.stringify({ username: 'vera', password: 'Marquee-Play-1' }),
    });
    expect([path, answer.status]).toEqual([path, 405]);
  }
  const guide = await fetch(`${site.origin}/style-guide`, { redirect: 'manual' });
  expect([guide.status, guide.headers.get('location')]).toEqual([302, '/?notice=gone']);
  // Without PREVIEW_SECRET no page has a second address.
  expect((await fetch(`${site.origin}/preview/games`)).status).toBe(403);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  // The browser must never cache the kill switch.
  expect((await fetch(`${site.origin}/sw.js`)).headers.get('cache-control')).toBe('no-store');
  const contact = await (await fetch(`${site.origin}/.well-known/security.txt`)).text();
  expect(contact).toMatch(/^Contact: mailto:\S+\nExpires: /);
  expect(site.output()).not.toMatch(/ERR_ACCESS_DENIED|sandbox/);
});

test('CFG-1 SEC production refuses the default configuration with one line per error', async () => {
  const failed = await startSite({}, { MODE: 'production', CONTENT_WEBHOOK_SECRET: '' }).catch(
    (error: Error) => error.message,
  );
  expect(failed).toContain('ended with 78');
  for (const line of ['siteUrl: missing', 'endpoints.operator: found "/operator"', 'chat.baseUrl'])
    expect(failed).toContain(line);
});

/**
 * The flags of docs/production.md, without the folder of the embedded operator, so that loading any of it ends the
 * process.
 */
function flags(configured: string): string {
  const inSources = readdirSync(join(ROOT, 'src')).filter((name) => name !== 'sandbox');
  const paths = [
    'package.json',
    'dist',
    'public',
    'node_modules',
    ...inSources.map((name) => `src/${name}`),
  ].map((path) => join(ROOT, path));
  return [
    '--permission',
    '--disallow-code-generation-from-strings',
    ...[...paths, configured].map((path) => `--allow-fs-read=${path}`),
  ].join(' ');
}
