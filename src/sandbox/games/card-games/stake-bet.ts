import * as v from 'valibot';
import { CARD_STAKES } from './card-game-view.ts';

/** Schema of a bet with one of the card stakes. */
export const stakeBet = v.strictObject({
  stake: v.pipe(v.number(), v.picklist(CARD_STAKES, 'stake_unknown')),
});
