import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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

async function vitest(
  choice: string[],
  { config, files }: { config?: string; files: string[] | undefined },
) {
  const isGreen = await command(
    'vitest',
    'run',
    ...(config ? ['--config', config] : []),
    ...(files ?? choice),
    `--bail=${ENOUGH}`,
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  );
  return isGreen ? [] : failuresOfVitest();
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

function failuresOfVitest(): Failure[] {
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport;
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(process.cwd(), name), title: fullName })),
  );
  if (failed.length > 0) return failed;
  // Test files that do not load. If tests failed, these files were cut off by `bail`.
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(process.cwd(), name))
    .map((file) => ({ file, title: `${file} loads` }));
}

/** From cheapest to most expensive. */
export const layersFor = ({ file }: Fault): Layer[] => [
  {
    name: 'unit',
    needsBuild: false,
    async run(files) {
      // The tests next to the code give the best and fastest diagnosis.
      const near = files ? [] : await vitest([`${dirname(file)}/`, '--changed'], { files });
      return near.length > 0 ? near : vitest(['--changed'], { files });
    },
  },
  {
    name: 'component',
    needsBuild: false,
    run: (files) => vitest(['--changed'], { config: 'tests/component/vitest.config.ts', files }),
  },
  ...[
    // Budgets of bytes do not count, because a change of a few bytes is not a detection.
    { name: 'budgets', choice: ['headers', 'requests'] },
    { name: 'http', choice: [] },
  ].map(({ name, choice }) => ({
    name,
    needsBuild: true,
    run: (files?: string[]) => vitest(choice, { config: `tests/${name}/vitest.config.ts`, files }),
  })),
];
