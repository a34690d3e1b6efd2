import { takeFairly } from '../spots/spot-game.ts';
import { tableGame } from '../spots/table-game.ts';
import { cardOf, DECK } from '../table/cards.ts';
import { DECKS, dragonTigerTable, type SunAndMoon } from './dragon-tiger-table.ts';

const shoe = Array.from({ length: DECKS * DECK }, (_, number) => cardOf(number));

/** One card for the sun, one for the moon, from eight decks shuffled before every round. */
export const dragonTiger = tableGame<SunAndMoon>({
  kind: 'dragon-tiger',
  table: dragonTigerTable,
  draw(number) {
    const [sun = '', moon = ''] = takeFairly(shoe, 2, number);
    return { sun, moon };
  },
});
