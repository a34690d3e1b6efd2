// `npm test`: runs every check in order and prints one closing line with the counts. A failed stage does not stop the
// stages that do not depend on it. `-- full` adds long tests; `-- check` runs the tests of changed code and the
// journeys tagged @smoke.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findEngines } from './engines/engines.ts';
import { faultsOfMachine } from './preflight.ts';

const SCOPES = ['check', 'default', 'full'] as const;
const scope = SCOPES.find((name) => name === (process.argv[2] ?? 'default'));
if (scope === undefined) {
  console.error(`tests: "${process.argv[2]}" is no scope; expected one of ${SCOPES.join(', ')}`);
  process.exit(1);
}
// vite.config.ts and tests/e2e/playwright.config.ts select their tests by it.
process.env['TEST_SCOPE'] = scope;

interface Counts {
  passed: number;
  failed: number;
}
const scratch = mkdtempSync(join(tmpdir(), 'marquee-test-'));
const started = Date.now();
const results: { name: string; counts: Counts; seconds: number }[] = [];

/** Runs a stage and adds up its counts; a stage without a report counts as one check. */
function stage(
  name: string,
  command: string[],
  report?: { file: string; read: (text: string) => Counts },
): boolean {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...(report && { REPORT_FILE: report.file }) },
  });
  let counts: Counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (report) {
    try {
      counts = report.read(readFileSync(report.file, 'utf8'));
      if (status !== 0 && counts.failed === 0) counts.failed = 1;
    } catch {
      counts = { passed: 0, failed: 1 };
    }
  }
  results.push({ name, counts, seconds: Math.round((Date.now() - begun) / 1000) });
  return status === 0;
}

/** Runs npm scripts side by side, each as one check. @returns which of them succeeded */
async function checks<Name extends string>(scripts: Record<Name, string>): Promise<Set<Name>> {
  const succeeded = new Set<Name>();
  const check = async (name: Name) => {
    const begun = Date.now();
    const child = spawn('npm', ['run', '--silent', scripts[name]]);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    const [status] = await once(child, 'close');
    if (status === 0) succeeded.add(name);
    console.log(`\n== ${name}\n${printed.join('')}`);
    const counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
    results.push({ name, counts, seconds: Math.round((Date.now() - begun) / 1000) });
  };
  await Promise.all((Object.keys(scripts) as Name[]).map(check));
  return succeeded;
}

/** Files with uncommitted changes, as `vitest --changed` takes them. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [
    ...git('diff', 'HEAD', '--name-only', '--relative'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Lists component tests with a change in their folder. All depend on every file of the app, since they mount it. */
const componentTestsBeside = (changed: string[]): string[] =>
  globSync('src/**/*.component.test.tsx').filter((test) =>
    changed.some((file) => file.startsWith(`${dirname(test)}/`)),
  );

function vitest(name: string, options: string[] = []): void {
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  stage(name, ['vitest', 'run', ...options, ...reporters], {
    file,
    read: vitestReport,
  });
}

const vitestReport = (text: string): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text);
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
};
const playwrightReport = (text: string): Counts => {
  const { expected, unexpected } = JSON.parse(text).stats;
  return { passed: expected, failed: unexpected };
};

const faults = await faultsOfMachine({ postgres: scope !== 'check' });
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  console.log(`0 passed, ${faults.length} failed`);
  process.exit(1);
}
const first = await checks({ build: 'build', types: 'types', 'lint and format': 'lint' });
// Before a commit, only tests of changed code run.
vitest('unit', scope === 'check' ? ['--changed', '--passWithNoTests'] : []);
const components = scope === 'check' ? componentTestsBeside(changedFiles()) : [];
if (scope !== 'check' || components.length > 0)
  vitest('component', ['--config', 'tests/component/vitest.config.ts', ...components]);
if (first.has('build')) {
  if (scope !== 'check') vitest('budgets and http', ['--config', 'tests/built-site.config.ts']);
  const e2e = join(scratch, 'e2e.json');
  stage('end to end', ['npm', 'run', '--silent', 'e2e'], { file: e2e, read: playwrightReport });
  if (scope === 'full') {
    findEngines(console.log);
    vitest('engines', ['--config', 'tests/engines/vitest.config.ts']);
  }
}
rmSync(scratch, { recursive: true, force: true });

console.log('');
for (const { name, counts, seconds } of results) {
  console.log(
    `${name.padEnd(20)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
}
console.log(`in ${Math.round((Date.now() - started) / 1000)} s\n`);
const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
