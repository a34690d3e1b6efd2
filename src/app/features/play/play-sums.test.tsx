import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { PlaySums } from './play-sums.tsx';

test.each([
  [250, '+€1.50'],
  [100, '€0.00'],
  [20, '-€0.80'],
])(
  'AUT-7 SPT-5 signs the result of a session with wins of %i like the bar above it',
  (wins, net) => {
    const sums = <PlaySums time={60} stakes={100} wins={wins} currency="EUR" />;
    expect(renderInApp(createTestApp(), sums)).toContain(`<dd>${net}</dd></div></dl>`);
  },
);
