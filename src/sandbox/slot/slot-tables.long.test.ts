import { expect, it } from 'vitest';
import { simulate } from '../../../tests/sandbox/slot/simulate.ts';
import { type SlotTableName, slotTables } from './pay-tables.ts';
import { returnToPlayer } from './return-to-player.ts';

it.each(Object.keys(slotTables) as SlotTableName[])(
  'SPT-3 the table %s pays back in a million rounds what is computed',
  (name) => {
    const { mean, standardError, least } = simulate(name, 1_000_000);
    expect(Math.abs(mean - returnToPlayer(slotTables[name]))).toBeLessThan(3.5 * standardError);
    expect(least).toBeGreaterThanOrEqual(1);
  },
);
