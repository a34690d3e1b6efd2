import * as v from 'valibot';
import type { Game } from '../../catalogue/game.ts';
import { positiveAmount } from '../../http/fields.ts';
import { tonesOf } from '../../play/game-calls.ts';
import type { SpotSheet } from './spot-api.ts';
import { LEAST_STAKE, MOST_STAKE, type SpotGame, stakeOf } from './spot-game.ts';

/** Schema of the chips in a request; the maximum total stake is the same for all games. */
export const chipsOn = (game: Pick<SpotGame, 'isSpot'>) =>
  v.pipe(
    v.record(v.string(), v.pipe(positiveAmount, v.multipleOf(LEAST_STAKE, 'stake_unknown'))),
    v.check((chips) => Object.keys(chips).length > 0, 'chips_missing'),
    v.check((chips) => Object.keys(chips).every(game.isSpot), 'spot_unknown'),
    v.check((chips) => stakeOf(chips) <= MOST_STAKE, 'stake_too_high'),
  );

/** Facts about a game, for its page. */
export const spotSheetOf = (game: Game): SpotSheet => ({ title: game.title, tones: tonesOf(game) });

/** Compares chips regardless of their order. */
export const sameChips = (a: object, b: object): boolean => textOf(a) === textOf(b);
const textOf = (chips: object) => JSON.stringify(Object.entries(chips).sort());
