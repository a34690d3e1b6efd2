import { expect, it } from 'vitest';
import { perfectReturn } from '../../../tests/sandbox/video-poker/perfect-play.ts';
import { RETURN_TO_PLAYER } from './poker-hand.ts';

it('SPT-3 video poker pays back to perfect play what its help says, over all 2,598,960 deals', () => {
  expect(perfectReturn()).toBeCloseTo(RETURN_TO_PLAYER, 6);
});
