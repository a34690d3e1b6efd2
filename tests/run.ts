// `npm test`: runs every check in order and prints one closing line with the counts. A failed stage does not stop
// stages that do not depend on it. `-- full` adds long tests; `-- check` runs the tests of changed code and the
// journeys tagged
// @smoke.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isComponentTest, isUnitTest, testsNear } from './near-tests.ts';
import { faultsOfMachine } from './preflight.ts';
import { type Outcome, playwrightReport, vitestReport } from './reports.ts';

const SCOPES = ['check', 'default', 'full'] as const;
const [given = 'default', ...others] = process.argv.slice(2);
const scope = SCOPES.find((name) => name === given);
if (scope === undefined || others.length > 0) {
  const wrong = scope === undefined ? given : others.join(' ');
  console.error(
    `tests: found "${wrong}"; expected one of ${SCOPES.join(', ')}, and nothing else. npx vitest run FILE runs one file of tests.`,
  );
  process.exit(1);
}
// vite.config.ts and tests/e2e/playwright.config.ts select their tests by it.
process.env['TEST_SCOPE'] = scope;

const scratch = mkdtempSync(join(tmpdir(), 'marquee-test-'));
const started = Date.now();
const results: { name: string; outcome: Outcome; seconds: number }[] = [];

interface Stage {
  name: string;
  command: string[];
  /** Where the stage writes its report, and how to read it. Without a report, the stage counts as one check. */
  report?: { file: string; read: (text: string) => Outcome };
}

/** The result of a stage that is one check, or that failed without a failed test. */
const check = (status: number | null): Outcome =>
  status === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`ended with ${status}`] };

function readReport({ file, read }: NonNullable<Stage['report']>, status: number | null): Outcome {
  try {
    const outcome = read(readFileSync(file, 'utf8'));
    return status === 0 || outcome.failed > 0
      ? outcome
      : { ...check(status), passed: outcome.passed };
  } catch {
    return check(status || 1);
  }
}

/**
 * Runs stages in parallel. With several, the output of each is printed when it ends.
 * @returns whether each succeeded
 */
function run(...stages: Stage[]): Promise<boolean[]> {
  const isAlone = stages.length === 1;
  const outcomes = stages.map(async ({ name, command: [program = '', ...args], report }) => {
    if (isAlone) console.log(`\n== ${name}`);
    const begun = Date.now();
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : 'pipe',
      env: { ...process.env, ...(report && { REPORT_FILE: report.file }) },
    });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    const [status] = await once(child, 'close').catch(() => [1]);
    if (!isAlone) console.log(`\n== ${name}\n${printed.join('')}`);
    const outcome = report ? readReport(report, status) : check(status);
    results.push({ name, outcome, seconds: Math.round((Date.now() - begun) / 1000) });
    return status === 0;
  });
  return Promise.all(outcomes);
}

const script = (name: string, called: string): Stage => ({
  name,
  command: ['npm', 'run', '--silent', called],
});

/** Files with uncommitted changes, like `vitest --changed`. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [
    ...git('diff', 'HEAD', '--name-only', '--relative'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Most files of tests in `check`, which should take at most 90 s on two cores. */
const MOST = { unit: 60, component: 7 };

/** The tests nearest to the change. Says so if these are not all that it may affect. */
function nearest(kind: keyof typeof MOST, tests: string[]): string[] {
  const most = MOST[kind];
  if (tests.length > most)
    console.log(
      `\n${kind}: only the ${most} files of tests nearest to the change, of ${tests.length} that it may affect; npm test runs all`,
    );
  return tests.slice(0, most);
}

function vitest(name: string, options: string[] = []): Stage {
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...options, ...reporters],
    report: { file, read: vitestReport },
  };
}

const component = (tests: string[] = []): Stage =>
  vitest('component', ['--config', 'tests/component/vitest.config.ts', ...tests]);

const faults = await faultsOfMachine({ postgres: scope !== 'check', engines: scope === 'full' });
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  console.log(`0 passed, ${faults.length} failed`);
  process.exit(1);
}
const [isBuilt] = await run(
  script('build', 'build'),
  script('types', 'types'),
  script('lint and format', 'lint'),
);
if (scope === 'check') {
  // Before a commit, only tests of changed code run.
  const near = testsNear(changedFiles());
  const units = near.filter(isUnitTest);
  const chosen = units.length > MOST.unit ? nearest('unit', units) : ['--changed'];
  await run(vitest('unit', [...chosen, '--passWithNoTests']));
  const components = nearest('component', near.filter(isComponentTest));
  if (components.length > 0) await run(component(components));
} else {
  const builtSite = vitest('budgets and http', ['--config', 'tests/built-site.config.ts']);
  const stages = [...(isBuilt ? [builtSite] : []), vitest('unit')];
  // Both wait for processes and clocks about a quarter of their time. Long ones count what a page loads, which is more
  // if its site is late.
  if (scope === 'full') for (const stage of stages) await run(stage);
  else await run(...stages);
  await run(component());
}
if (isBuilt) {
  const file = join(scratch, 'e2e.json');
  await run({ ...script('end to end', 'e2e'), report: { file, read: playwrightReport } });
  if (scope === 'full')
    await run(vitest('engines', ['--config', 'tests/engines/vitest.config.ts']));
}
rmSync(scratch, { recursive: true, force: true });

console.log('');
for (const { name, outcome } of results)
  for (const failure of outcome.failures) console.log(`FAILED ${name}: ${failure}`);
for (const { name, outcome, seconds } of results) {
  console.log(
    `${name.padEnd(20)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
}
console.log(`in ${Math.round((Date.now() - started) / 1000)} s\n`);
const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
