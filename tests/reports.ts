import { stripVTControlCharacters } from 'node:util';

/** Results of a stage of tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** One line per failure: file, title, and the first line of its error. */
  failures: string[];
}

interface VitestFile {
  name: string;
  /** The error of a file that did not load. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

interface PlaywrightError {
  message?: string;
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { errors: PlaywrightError[] }[] }[];
  }[];
}

const failure = (place: string, error = 'no error given') =>
  `${place}: ${stripVTControlCharacters(error).trim().split('\n', 1)[0]}`;

/** Reads the output of Vitest's JSON reporter. */
export function vitestReport(text: string): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    testResults: VitestFile[];
  };
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.lastIndexOf('/') + 1);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [failure(file, message)];
    return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, failures };
}

/** Reads the output of Playwright's JSON reporter. */
export function playwrightReport(text: string): Outcome {
  const { stats, suites, errors } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number };
    suites: PlaywrightSuite[];
    errors: PlaywrightError[];
  };
  const failuresOf = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const found = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return failure(`${file}:${line} › ${title}`, found[0]?.message);
      }),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [
      ...errors.map(({ message }) => failure('run', message)),
      ...suites.flatMap(failuresOf),
    ],
  };
}
