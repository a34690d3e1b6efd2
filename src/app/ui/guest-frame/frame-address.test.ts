import { expect, test } from 'vitest';
import { framedOrigin } from './frame-address.ts';

const SITE = 'https://www.example.com';
const ALLOWED = ['https://games.example.com', SITE, 'https://book.example.com/sportsbook'];

test('S22 frames pages of configured origins only', () => {
  const origin = (url: string) => framedOrigin(url, SITE, ALLOWED);
  expect(origin('https://games.example.com/slot/neon-alley?lang=en#ticket=t')).toBe(
    'https://games.example.com',
  );
  expect(origin('https://book.example.com/anything')).toBe('https://book.example.com');
});

test.each([
  ['its own origin, whatever the list says', 'https://www.example.com/slot'],
  ['an origin that is not listed', 'https://games.example.com.evil.example/slot'],
  ['the scheme without encryption', 'http://games.example.com/slot'],
  ['another port', 'https://games.example.com:8443/slot'],
  ['a name in the address', 'https://games.example.com@evil.example/'],
  ['a name before a listed origin', 'https://someone@games.example.com/slot'],
  ['a script', 'javascript:alert(1)'],
  ['a blob of its own', 'blob:https://games.example.com/1'],
  ['data', 'data:text/html,hello'],
  ['a path of the site', '/slot/neon-alley'],
  ['nothing', ''],
])('S22 does not frame %s', (_, url) => {
  expect(framedOrigin(url, SITE, ALLOWED)).toBeUndefined();
});
