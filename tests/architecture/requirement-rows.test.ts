import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { HELD } from '../rows/held.ts';
import { readHeld, readProofs } from '../rows/proofs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('every requirement row has a test in npm test below the journeys', () => {
  const unproven = [...readProofs(ROOT)].filter(
    ([, counts]) => ![...counts.keys()].some((layer) => !['journey', 'long'].includes(layer)),
  );
  expect(unproven.map(([row]) => row)).toEqual([]);
});

test('every held item has a test or says why it has none', () => {
  const unproven = [...readHeld(ROOT)].filter(([id, files]) => files.size === 0 && !HELD[id]?.open);
  expect(unproven.map(([id]) => id)).toEqual([]);
});

test('no held item with a test claims to have none', () => {
  const proven = [...readHeld(ROOT)].filter(([, files]) => files.size > 0).map(([id]) => id);
  expect(proven.filter((id) => /^no /.test(String(HELD[id]?.open)))).toEqual([]);
});
