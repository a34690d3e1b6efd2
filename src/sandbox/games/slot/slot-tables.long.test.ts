import { expect, it } from 'vitest';
import { simulate } from '../../../../tests/sandbox/games/slot/simulate.ts';
import { type SlotTableName, slotTables } from './pay-tables.ts';
import { returnToPlayer } from './return-to-player.ts';

it.each(Object.keys(slotTables) as SlotTableName[])(
  'SPT-3 returns the computed share with table %s over a million rounds',
  (name) => {
    const { mean, standardError, least } = simulate(name, 1_000_000);
    expect(Math.abs(mean - returnToPlayer(slotTables[name]))).toBeLessThan(3.5 * standardError);
    expect(least).toBeGreaterThanOrEqual(1);
  },
);
