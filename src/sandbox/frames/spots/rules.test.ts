import { expect, test } from 'vitest';
import { OUTSIDE } from '../../games/roulette/roulette-spots.ts';
import { rulesAr } from './rules-ar.ts';
import { rulesEn } from './rules-en.ts';
import { rulesEs } from './rules-es.ts';

// Rows of the board have six numbers, so it does not show which ones a column covers.
test.each([
  ['en', rulesEn],
  ['es', rulesEs],
  ['ar', rulesAr],
])('SPT-3 states the numbers of each roulette column in %s', (_, { rules }) => {
  for (const column of ['column1', 'column2', 'column3']) {
    const [first, second, third, ...more] = OUTSIDE[column] ?? [];
    const numbers = [first, second, third, more.at(-1)].join('\\D+');
    expect(rules.roulette.join(' ')).toMatch(new RegExp(`\\b${numbers}\\b`));
  }
});
