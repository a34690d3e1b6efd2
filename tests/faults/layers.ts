import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Fault } from './faults.ts';

/** A test that failed. */
export interface Failure {
  file: string;
  title: string;
}

export interface Layer {
  name: string;
  needsBuild: boolean;
  /** @param files only these, instead of whatever the change may concern */
  run(files?: string[]): Promise<Failure[]>;
}

const REPORT = join(tmpdir(), `marquee-faults-${process.pid}.json`);
let child: ChildProcess | undefined;

export const stopChild = () => child?.kill();

/** @returns whether it ended well */
async function command(program: string, ...args: string[]): Promise<boolean> {
  rmSync(REPORT, { force: true });
  const running = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REPORT_FILE: REPORT },
  });
  child = running;
  const code = await new Promise((resolve, reject) => {
    running.once('exit', resolve).once('error', reject);
  });
  child = undefined;
  return code === 0;
}

export const build = () => command('npm', 'run', '--silent', 'build');

/** A few failures tell enough, and most faults fail many tests. */
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
  // A file that does not even load. Beside failed tests those are files that the bail cut off.
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(process.cwd(), name))
    .map((file) => ({ file, title: `${file} loads` }));
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}
const failuresOfPlaywright = ({ suites = [], specs = [] }: Suite): Failure[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failuresOfPlaywright),
];

/** From the cheapest to the dearest. */
export const layersFor = ({ file, journey }: Fault): Layer[] => [
  {
    name: 'unit',
    needsBuild: false,
    async run(files) {
      // The tests beside the code say best what is wrong, and soonest.
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
    // A few bytes more or less have seen nothing.
    { name: 'budgets', choice: ['headers', 'requests'] },
    { name: 'http', choice: [] },
  ].map(({ name, choice }) => ({
    name,
    needsBuild: true,
    run: (files?: string[]) => vitest(choice, { config: `tests/${name}/vitest.config.ts`, files }),
  })),
  ...(journey === undefined
    ? []
    : [
        {
          name: 'journey',
          needsBuild: true,
          run: async () => {
            const isGreen = await command(
              'playwright',
              'test',
              '-c',
              'tests/e2e/playwright.config.ts',
              '--grep',
              journey,
            );
            return isGreen
              ? []
              : failuresOfPlaywright(JSON.parse(readFileSync(REPORT, 'utf8')) as Suite);
          },
        },
      ]),
];
