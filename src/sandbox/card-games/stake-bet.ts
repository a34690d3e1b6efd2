import * as v from 'valibot';
import { CARD_STAKES } from './card-game-view.ts';

/** The bet of a game that takes one of the card stakes. */
export const stakeBet = v.strictObject({
  stake: v.pipe(v.number(), v.picklist(CARD_STAKES, 'stake_unknown')),
});
