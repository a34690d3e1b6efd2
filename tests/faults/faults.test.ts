import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';

test('S21 the code of every fault occurs exactly once', () => {
  const places = FAULTS.map(
    ({ name, file, find }) => `${name}: ${readFileSync(file, 'utf8').split(find).length - 1}`,
  );
  expect(places).toEqual(FAULTS.map(({ name }) => `${name}: 1`));
});
