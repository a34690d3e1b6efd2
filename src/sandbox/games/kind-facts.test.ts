import { expect, test } from 'vitest';
import { kindOf, rulesOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import { leastStakeOf } from '../play/game-offer.ts';
import { KIND_FACTS } from './kind-facts.ts';
import { LEAST_STAKE } from './slot/slot-games.ts';

test('SPT-5 ends sessions by the least stake that each game publishes', () => {
  const offered = games.flatMap((game) => {
    const kind = kindOf(game);
    if (kind === undefined) return [];
    const published = kind === 'slot' ? LEAST_STAKE : KIND_FACTS[rulesOf(kind)].leastStake;
    return [[game.slug, published] as const];
  });
  expect(offered.map(([slug]) => [slug, leastStakeOf(slug)])).toEqual(offered);
});
