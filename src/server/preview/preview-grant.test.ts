import { expect, test } from 'vitest';
import { readGrant, signGrant } from './preview-grant.ts';
import { previewLink } from './preview-link.ts';

const secret = 'a secret of the tests';
const now = Date.parse('2026-11-21T12:00:00Z');
const grant = { at: Date.parse('2026-12-24T18:00:00Z'), until: now + 3_600_000 };
const token = signGrant(grant, secret);

test('HOM-1 accepts a signed grant until it expires', () => {
  expect(readGrant(token, secret, now)).toEqual(grant);
  expect(readGrant(token, secret, grant.until - 1)).toEqual(grant);
  expect(readGrant(token, secret, grant.until)).toBeUndefined();
  const undated = { until: grant.until };
  expect(readGrant(signGrant(undated, secret), secret, now)).toEqual(undated);
});

test('SEC refuses a grant with any change', () => {
  const [at = '', until = '', signature = ''] = token.split('.');
  const changed = [
    `${Number(at) + 1}.${until}.${signature}`,
    `.${until}.${signature}`,
    `${at}.${Number(until) + 1}.${signature}`,
    `${at}${until.slice(0, 1)}.${until.slice(1)}.${signature}`,
    `${at}.${until}.${signature.slice(1)}`,
    `${at}.${until}.${signature.toLowerCase()}`,
    `${at}.${until}`,
    `${token}.`,
    '',
  ];
  for (const text of changed) expect(readGrant(text, secret, now), text).toBeUndefined();
  expect(readGrant(token, 'another', now)).toBeUndefined();
});

test('HOM-1 builds a link from the origin, the path and the grant', () => {
  const site = { origin: 'https://www.example.test', secret, now };
  const link = new URL(
    previewLink({ path: '/es/promotions?category=live', at: '2026-12-24T18:00Z', hours: 1 }, site),
  );
  expect(link.origin + link.pathname).toBe('https://www.example.test/preview/-/open');
  expect(link.searchParams.get('path')).toBe('/es/promotions?category=live');
  expect(readGrant(link.searchParams.get('token') ?? '', secret, now)).toEqual(grant);
});

test.each([
  [{ path: '//evil.test' }, 'path:'],
  [{ path: 'https://evil.test' }, 'path:'],
  [{ at: 'Christmas' }, 'at:'],
  [{ at: '2026-02-31T18:00' }, 'at: found 2026-02-31T18:00; expected a time that exists'],
  [{ at: '2027-02-29T18:00:00.000Z' }, 'at:'],
  [{ at: '31 February 2026' }, 'at:'],
  [{ at: '2026-12-24T24:00' }, 'at:'],
  [{ hours: 0 }, 'hours:'],
  [{ hours: 1000 }, 'hours:'],
  [{ hours: Number.NaN }, 'hours:'],
])('SEC refuses to build a link from %j', (wanted, fault) => {
  expect(() => previewLink(wanted, { origin: 'http://x', secret, now })).toThrow(fault);
});
