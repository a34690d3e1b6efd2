// `npm run bench [-- name …] [--write]`: measures and prints a table for each benchmark; --write saves them in
// docs/benchmarks.md. Nothing here fails a build; limits are in tests/budgets.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandArguments, refuseArguments } from '../../src/lib/command-arguments.ts';
import { buildIfNeeded } from '../../src/server/build.ts';
import { content } from './content.ts';
import { data } from './data.ts';
import { frames } from './frames.ts';
import { growth } from './growth.ts';
import { heap } from './heap.ts';
import { hydration } from './hydration.ts';
import { interactions } from './interactions.ts';
import { ledger } from './ledger.ts';
import { memory } from './memory.ts';
import { pageChange } from './page-change.ts';
import { push } from './push.ts';
import { rendering } from './rendering.ts';
import { repeatVisit } from './repeat-visit.ts';
import { describeMachine, updateReport } from './report.ts';
import { serving } from './serving.ts';
import { workerCost } from './worker-cost.ts';
import { workerPush } from './worker-push.ts';

const BENCHMARKS = [
  rendering,
  growth,
  serving,
  content,
  hydration,
  interactions,
  frames,
  pageChange,
  repeatVisit,
  data,
  workerCost,
  workerPush,
  heap,
  ledger,
  memory,
  push,
];
const REPORT = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

const NAMES = BENCHMARKS.map(({ name }) => name);
const USAGE = `npm run bench [-- NAME …] [--write]
  NAME      ${NAMES.join(', ')}, or a part of a name; all without one
  --write   updates docs/benchmarks.md`;

const { values, positionals } = commandArguments(USAGE, {
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
/** A whole name means this benchmark alone, a part all that contain it. */
const isNamed = (name: string, given: string) =>
  NAMES.includes(given) ? name === given : name.includes(given);
const unknown = positionals.filter((given) => !NAMES.some((name) => isNamed(name, given)));
if (unknown.length > 0) refuseArguments(`There is no benchmark ${unknown.join(', ')}.`, USAGE);
const chosen = BENCHMARKS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((given) => isNamed(name, given)),
);
await buildIfNeeded(console.log);
for (const { title, run } of chosen) {
  const machine = describeMachine();
  const text = `${machine}\n\n${await run()}`;
  console.log(`\n## ${title}\n\n${text}`);
  if (!values.write) continue;
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, updateReport(before, title, text));
}
