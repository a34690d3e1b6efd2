import { rounded, toTable } from '../bench/table.ts';
import { CATEGORIES, type Measurement } from './measure.ts';

/** Prints a line per page, and below what cost points. @param measured by path */
export function print(title: string, measured: ReadonlyMap<string, Measurement>): void {
  const rows = [...measured].map(
    ([path, { scores, fcp, lcp, tbt, cls, benchmarkIndex, slowdown, runs }]) => [
      path,
      ...scores,
      ...[rounded(fcp), rounded(lcp), rounded(tbt), rounded(cls, 3)],
      ...[rounded(benchmarkIndex), slowdown, runs],
    ],
  );
  const figures = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'BenchmarkIndex', 'times slower', 'runs'];
  const table = toTable(['page', ...CATEGORIES, ...figures], rows);
  console.log(`\n${title}\n\n${table}\n`);
  for (const [path, { faults }] of measured)
    for (const fault of faults) console.log(`  ${path}: ${fault}`);
}

/** What is below 100; performance is reported only. */
export const missesOf = (measured: ReadonlyMap<string, Measurement>): string[] =>
  [...measured].flatMap(([path, { scores }]) =>
    CATEGORIES.filter((category, index) => category !== 'performance' && scores[index] !== 100).map(
      (category) => `${path}: ${category} is not 100`,
    ),
  );
