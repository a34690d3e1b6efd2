import { tableGame } from '../spots/table-game.ts';
import { WHEEL_FIELDS, wheelTable } from './wheel-table.ts';

/** A wheel of fifty equally likely fields. */
export const wheel = tableGame({
  kind: 'wheel',
  table: wheelTable,
  draw: (number) => ({ stop: number(0) % WHEEL_FIELDS.length }),
});
