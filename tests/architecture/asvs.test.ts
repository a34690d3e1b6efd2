import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readHeld } from '../rows/proofs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Number of level 1 and level 2 requirements per chapter of ASVS 5.0, starting with V1. */
const COUNTS: readonly (readonly [one: number, two: number])[] = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
];

const rows = readFileSync(`${ROOT}docs/asvs.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', level, how = '', note = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, level: Number(level), how, note };
  });

test('S20 every ASVS requirement of levels 1 and 2 has a row', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const counts = COUNTS.map((_, at) =>
    [1, 2].map(
      (level) =>
        rows.filter((row) => row.level === level && row.id.startsWith(`${at + 1}.`)).length,
    ),
  );
  expect(counts).toEqual(COUNTS);
});

test('S20 rows name existing, tested code, or give a reason', () => {
  const held = readHeld(ROOT);
  const isShown = (word: string) =>
    word.startsWith('`') ? existsSync(ROOT + word.slice(1, -1)) : (held.get(word)?.size ?? 0) > 0;
  const wrong = rows.filter(({ how, note }) =>
    ['by design', 'n/a', 'open'].includes(how)
      ? note === ''
      : !how.split(/ (?=[`A-Z])/).every(isShown),
  );
  expect(wrong).toEqual([]);
});

test('S20 nine of ten applicable requirements are met at each level', () => {
  for (const level of [1, 2]) {
    const applicable = rows.filter((row) => row.level === level && row.how !== 'n/a');
    const open = applicable.filter(({ how }) => how === 'open');
    expect(open.length / applicable.length).toBeLessThanOrEqual(0.1);
  }
});
