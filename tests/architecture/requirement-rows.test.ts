import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readProofs } from '../rows/proofs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('every requirement row has a test in npm test, below the journeys', () => {
  const unproven = [...readProofs(ROOT)].filter(
    ([, counts]) => ![...counts.keys()].some((layer) => !['journey', 'long'].includes(layer)),
  );
  expect(unproven.map(([row]) => row)).toEqual([]);
});
