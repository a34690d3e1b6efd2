import { expect, test } from 'vitest';
import { savedPages } from './saved-pages.ts';

const routes = { games: '/games', maintenance: '/maintenance', accessDenied: '/access-denied' };

test('F38 offers the pages that are on this device and that this site has', () => {
  const onDevice = new Set(['home:es', 'games:limit=500', 'promotions:es', 'promotions:en']);
  const pages = savedPages({ routes }, 'es', (key) => onDevice.has(key));
  expect(pages.map(({ to }) => to)).toEqual(['/', '/games']);
});

test('F38 offers nothing that was saved in another language only', () => {
  expect(savedPages({ routes }, 'es', (key) => key === 'home:en')).toEqual([]);
});
