import { takeFairly } from '../spots/spot-game.ts';
import { tableGame } from '../spots/table-game.ts';
import { BALLS, type Balls, backOf, CARDS, DRAWN, linesOn } from './bingo-cards.ts';

const allBalls = Array.from({ length: BALLS }, (_, index) => index + 1);

/** Bingo with thirty balls, of which twelve are drawn, on cards of three by three. */
export const bingo = tableGame<Balls>({
  kind: 'bingo',
  table: {
    groups: { card: CARDS },
    back: ({ balls }, spot) => backOf(linesOn(spot, balls)),
  },
  isCalled: true,
  draw: (number) => ({ balls: takeFairly(allBalls, DRAWN, number) }),
});
