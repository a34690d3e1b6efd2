import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test('RTE-7 keeps a same-site path with its query and fragment', () => {
  expect(safePath('/games?category=slots#top')).toBe('/games?category=slots#top');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/%09/../\tevil',
  'https://evil.test',
  'javascript:alert(1)',
  'games',
  '',
  `/${'a'.repeat(3000)}`,
  42,
  null,
])('RTE-7 S11 B29 refuses %s', (text) => {
  expect(safePath(text)).toBeUndefined();
});

test('RTE-7 S11 returns only paths of this site, unchanged when parsed again', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    'evil.test',
    '@',
    ':',
    '%2f',
    '\t',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = safePath(`/${pieces.join('')}`);
      if (path === undefined) return;
      expect(new URL(path, 'https://us.test').origin).toBe('https://us.test');
      expect(safePath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});
