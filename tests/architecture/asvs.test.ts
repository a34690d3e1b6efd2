import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asvsGaps, readAsvs } from '../rows/asvs.ts';
import { HELD } from '../rows/held.ts';
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

const rows = readAsvs(ROOT);

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
    ['by design', 'n/a', 'open', "operator's"].includes(how)
      ? note === ''
      : !how.split(/ (?=[`A-Z])/).every(isShown),
  );
  expect(wrong).toEqual([]);
});

test('S20 nine of ten applicable requirements are met at each level', () => {
  for (const level of [1, 2]) {
    const applicable = rows.filter((row) => row.level === level && row.how !== 'n/a');
    const open = applicable.filter(({ how }) => how === 'open' || how === "operator's");
    expect(open.length / applicable.length).toBeLessThanOrEqual(0.1);
  }
});

test('S20 the table of held items counts the gaps of docs/asvs.md', () => {
  const root = `${mkdtempSync(join(tmpdir(), 'asvs-'))}/`;
  mkdirSync(`${root}docs`);
  const lines = ['1 | open', "2 | operator's", '2 | open', '2 | S20', '2 | open'];
  const table = lines.map((line, at) => `| 1.1.${at} | ${line} | a reason |`).join('\n');
  writeFileSync(`${root}docs/asvs.md`, table);
  expect(asvsGaps(root)).toBe(
    "open: 1 of level 1, 2 of level 2; the operator's: 0 and 1 ([asvs.md](asvs.md))",
  );
  rmSync(root, { recursive: true });
  expect(HELD['S20']?.open).toBe(asvsGaps);
});
