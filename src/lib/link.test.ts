import { expect, test } from 'vitest';
import { parseLink } from './link.ts';

test('NAV-1 treats a URL that starts with http as external, a path as internal', () => {
  expect(parseLink('https://partner.example/x')).toEqual({
    kind: 'external',
    href: 'https://partner.example/x',
  });
  expect(parseLink('/games?category=slots')).toEqual({
    kind: 'internal',
    to: '/games?category=slots',
  });
  expect(parseLink('games')).toEqual({ kind: 'internal', to: '/games' });
  expect(parseLink('mailto:help@marquee.example')?.kind).toBe('external');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'java\nscript:alert(1)',
  '',
  '   ',
  'http://',
  null,
  7,
])('NAV-1 S11 B41 refuses %s', (url) => {
  expect(parseLink(url)).toBeUndefined();
});
