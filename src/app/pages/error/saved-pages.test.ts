import { expect, test } from 'vitest';
import { savedPages } from './saved-pages.ts';

const routes = {
  games: '/games',
  helpInfo: '/help',
  maintenance: '/maintenance',
  accessDenied: '/access-denied',
};

test('F38 offers pages that are saved on this device and configured', () => {
  const onDevice = new Set(['home:es', 'games:limit=500', 'promotions:es', 'promotions:en']);
  const pages = savedPages({ routes }, 'es', (key) => onDevice.has(key));
  expect(pages.map(({ to }) => to)).toEqual(['/', '/games']);
});

test('F38 offers the help centre, which is prefetched, once it is complete', () => {
  const to = (key: string) => savedPages({ routes }, 'es', (known) => known === key)[0]?.to;
  expect(to('help:es')).toBe('/help');
  expect(to('help-topics:es')).toBeUndefined();
});

test('F38 offers nothing that is saved only in another language', () => {
  expect(savedPages({ routes }, 'es', (key) => key === 'home:en')).toEqual([]);
});
