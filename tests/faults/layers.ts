import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Fault } from './faults.ts';

/** A failed test. */
export interface Failure {
  file: string;
  title: string;
}

export interface Layer {
  name: string;
  /** Vitest's configuration file. */
  config: string;
  needsBuild: boolean;
  /** @param files only these; all tests that the change may affect if absent */
  run(files?: string[]): Promise<Failure[]>;
}

const REPORT = join(tmpdir(), `marquee-faults-${process.pid}.json`);
let child: ChildProcess | undefined;

export const stopChild = () => child?.kill();

/** @returns whether it exited with 0 */
async function command(program: string, ...args: string[]): Promise<boolean> {
  rmSync(REPORT, { force: true });
  const running = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child = running;
  const code = await new Promise((resolve, reject) => {
    running.once('exit', resolve).once('error', reject);
  });
  child = undefined;
  return code === 0;
}

export const build = () => command('npm', 'run', '--silent', 'build');

/** A few failures are enough, because most faults fail many tests. */
const ENOUGH = 3;

async function vitest(config: string, ...choice: string[]) {
  const isGreen = await command(
    'vitest',
    'run',
    '--config',
    config,
    ...choice,
    `--bail=${ENOUGH}`,
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  );
  return isGreen ? [] : failuresOfVitest(REPORT);
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** @throws Error if no test failed, as when the configuration does not load or the site does not start */
export function failuresOfVitest(report: string): Failure[] {
  if (!existsSync(report)) throw new Error('Vitest failed and wrote no report');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(process.cwd(), name), title: fullName })),
  );
  if (failed.length > 0) return failed;
  // Test files that do not load. If tests failed, these files were cut off by `bail`.
  const unloaded = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(process.cwd(), name));
  if (unloaded.length === 0) throw new Error('Vitest failed without a failed test');
  return unloaded.map((file) => ({ file, title: `${file} loads` }));
}

const UNIT = 'vite.config.ts';
const COMPONENT = 'tests/component/vitest.config.ts';
const BUILT_SITE = 'tests/built-site.config.ts';

/** From cheapest to most expensive. */
export const layersFor = ({ file }: Fault): Layer[] => [
  {
    name: 'unit',
    config: UNIT,
    needsBuild: false,
    async run(files) {
      if (files) return vitest(UNIT, ...files);
      // The tests next to the code give the best and fastest diagnosis.
      const near = await vitest(UNIT, `${dirname(file)}/`, '--changed');
      return near.length > 0 ? near : vitest(UNIT, '--changed');
    },
  },
  {
    name: 'component',
    config: COMPONENT,
    needsBuild: false,
    run: (files = ['--changed']) => vitest(COMPONENT, ...files),
  },
  ...[
    // Budgets of bytes do not count, because a change of a few bytes is not a detection.
    { name: 'budgets', choice: ['headers', 'requests'] },
    { name: 'http', choice: [] },
  ].map(({ name, choice }) => ({
    name,
    config: BUILT_SITE,
    needsBuild: true,
    run: (files: string[] = choice) => vitest(BUILT_SITE, `--project=${name}`, ...files),
  })),
];
