import { rounded, toTable } from '../bench/table.ts';
import { CATEGORIES, type Measurement } from './measure.ts';

/** Prints a line per page, followed by the audits that cost points. @param measured by path */
export function print(title: string, measured: ReadonlyMap<string, Measurement>): void {
  const rows = [...measured].map(
    ([path, { scores, fcp, lcp, tbt, cls, inProcessorTime, benchmarkIndex, runs }]) => [
      path,
      ...scores,
      rounded(fcp),
      rounded(lcp),
      rounded(tbt),
      rounded(cls, 3),
      inProcessorTime.performance,
      rounded(inProcessorTime.tbt),
      rounded(benchmarkIndex),
      runs,
    ],
  );
  const figures = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
  const own = ['performance in processor time', 'TBT ms in processor time'];
  const head = ['page', ...CATEGORIES, ...figures, ...own, 'BenchmarkIndex', 'runs'];
  console.log(`\n${title}\n\n${toTable(head, rows)}\n`);
  for (const [path, { faults }] of measured)
    for (const fault of faults) console.log(`  ${path}: ${fault}`);
}

/** Which performance score must be 100 (run.ts), or `reported only`. */
export type Judged = 'as measured' | 'in processor time' | 'reported only';

/** Lists the scores below 100. @param measured by path */
export const missesOf = (measured: ReadonlyMap<string, Measurement>, judged: Judged): string[] =>
  [...measured].flatMap(([path, measurement]) =>
    CATEGORIES.filter((_, index) => scoresBy(judged, measurement)[index] !== 100).map(
      (category) => `${path}: ${category} is not 100`,
    ),
  );

function scoresBy(judged: Judged, { scores, inProcessorTime }: Measurement): number[] {
  const [asMeasured = Number.NaN, ...others] = scores;
  const performances: Record<Judged, number> = {
    'as measured': asMeasured,
    'in processor time': inProcessorTime.performance,
    'reported only': 100,
  };
  return [performances[judged], ...others];
}
