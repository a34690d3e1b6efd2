import { expect, it } from 'vitest';
import { perfectReturn } from '../../../../tests/sandbox/games/video-poker/perfect-play.ts';
import { RETURN_TO_PLAYER } from './poker-hand.ts';

it('SPT-3 returns the stated share to perfect play over all 2,598,960 deals', () => {
  expect(perfectReturn()).toBeCloseTo(RETURN_TO_PLAYER, 6);
});
