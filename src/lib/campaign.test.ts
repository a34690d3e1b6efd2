import { expect, test } from 'vitest';
import { readTrackingCode, withCampaign } from './campaign.ts';

test('QRY-4 carries campaign parameters to registration, and nothing else', () => {
  expect(withCampaign('/register', '?BTAG=abc-1&utm_source=radio&utm_campaign=a%20b&x=1')).toBe(
    '/register?btag=abc-1&utm_source=radio&utm_campaign=a+b',
  );
  expect(withCampaign('/games?category=live&utm_source=own#top', '?utm_source=radio&btag=a')).toBe(
    '/games?category=live&utm_source=own&btag=a#top',
  );
  expect(withCampaign('/register', '')).toBe('/register');
});

test.each([
  ['/sports', '?btag=abc&x=1', '/sports?btag=abc'],
  ['/?notice=gone', '?BTag=abc', '/?notice=gone&btag=abc'],
  ['/games?btag=own', '?btag=abc', '/games?btag=own'],
  ['/games#top', '?btag=abc', '/games?btag=abc#top'],
  ['/maintenance?from=%2Fa%20(b)', '?btag=%0d%0aSet-Cookie', '/maintenance?from=%2Fa%20(b)'],
])('QRY-4 redirects to %s from a visit with %s as %s', (address, search, redirected) => {
  expect(withCampaign(address, search)).toBe(redirected);
});

test('QRY-4 drops values that no campaign has', () => {
  const long = 'x'.repeat(129);
  expect(withCampaign('/register', `?btag=<script>&utm_source=${long}&utm_medium=`)).toBe(
    '/register',
  );
  expect(withCampaign('/register', '?utm_source=%22%3E%3Cimg%20src%3Dx%3E')).toBe(
    '/register?utm_source=%22%3E%3Cimg+src%3Dx%3E',
  );
});

test.each([
  ['?btag=a_1-2.3~x', 'a_1-2.3~x'],
  ['?x=1&BTag=abc', 'abc'],
  ['?btag=first&BTAG=second', undefined],
  ['?btag=same&BTAG=same', 'same'],
  ['?btag=%0d%0aSet-Cookie:x', undefined],
  ['?btag=', undefined],
  ['?btag=%3Cscript%3E', undefined],
  [`?btag=${'a'.repeat(129)}`, undefined],
  ['?btags=abc', undefined],
  ['', undefined],
])('QRY-4 B31 reads the tracking code of %s as %s', (search, code) => {
  expect(readTrackingCode(search)).toBe(code);
});
