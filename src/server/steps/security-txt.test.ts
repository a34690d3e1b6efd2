import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Exchange } from '../exchange.ts';
import { securityTextStep } from './security-txt.ts';

const NOW = Date.parse('2026-03-01T10:20:30Z');
const config = { languages: ['en', 'es'], company: { name: 'Foyer' } } as SiteConfig;

/** @returns the body; undefined if the step does not answer */
async function ask(changes: Partial<SiteConfig>): Promise<string | undefined> {
  let body: string | undefined;
  const res = {
    writeHead: () => undefined,
    end: (bytes: Buffer) => {
      body = bytes.toString();
    },
  } as unknown as ServerResponse;
  const exchange = {
    req: { method: 'GET' },
    res,
    url: new URL('http://x/.well-known/security.txt'),
  };
  await securityTextStep({ ...config, ...changes }, () => NOW)(exchange as Exchange);
  return body;
}

test('SEC names a contact and expires within a year', async () => {
  const siteUrl = 'https://www.foyer.example';
  const securityContact = 'https://foyer.example/security';
  expect(await ask({ siteUrl, securityContact })).toBe(
    [
      'Contact: https://foyer.example/security',
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://www.foyer.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('SEC names the brand’s address, or does not exist', async () => {
  const company = { name: 'Foyer', email: 'hello@foyer.example' };
  expect(await ask({ company })).toContain('Contact: mailto:hello@foyer.example\n');
  expect(await ask({})).toBeUndefined();
});
