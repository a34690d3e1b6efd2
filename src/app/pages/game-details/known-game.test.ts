import { expect, test } from 'vitest';
import type { Game } from '../../../operator/catalogue.ts';
import { knownGame } from './known-game.ts';

const gameOf = (slug: string, comingSoon?: boolean): Game => ({
  slug,
  title: slug,
  provider: 'Lampblack',
  category: 'live',
  image: { src: '/game.avif', width: 384, height: 512 },
  isNew: false,
  jackpot: false,
  demo: false,
  ...(comingSoon && { comingSoon }),
});

test.each([
  ['published', true],
  ['listed', false],
])('SPT-3 lists open games as similar when the game is %s', (_, isPublished) => {
  const [game, announced, open] = [gameOf('one'), gameOf('two', true), gameOf('three')];
  const details = { game, playable: true, similar: [announced, open] };
  const known = knownGame('one', isPublished ? details : undefined, [game, announced, open]);
  expect(known?.similar).toEqual([open]);
});
