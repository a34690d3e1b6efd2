import { expect, test } from 'vitest';
import { createIsListed } from './is-listed.ts';

test('SSR finds listed entries in every language, as browsers spell their paths', () => {
  const paths = ['/games/fox', '/promotions/año', '/providers/G%2EGames'];
  const isListed = createIsListed(
    paths.map((path) => ({ path, languages: new Map([['en', undefined]]) })),
    { languages: ['en', 'es'], defaultAppLanguage: 'en' },
  );
  const listed = ['/games/fox', '/es/games/fox', '/games/fox/play', '/es/promotions/a%C3%B1o'];
  const others = ['/games/foxes', '/games/fox/other', '/de/games/fox', '/promotions/fox'];
  expect([...listed, '/providers/G%2EGames', ...others].filter(isListed)).toEqual([
    ...listed,
    '/providers/G%2EGames',
  ]);
});
