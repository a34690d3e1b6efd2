import { expect, test } from 'vitest';
import { playwrightReport, vitestReport } from '../reports.ts';

test('names each failed unit test and file with the first line of its error', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: '/site/src/lib/money.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'rounds',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at money.test.ts:3'],
          },
        ],
      },
      { name: '/site/src/lib/days.test.ts', message: 'No such file', assertionResults: [] },
    ],
  };
  expect(vitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    failures: ['money.test.ts › rounds: expected 1 to be 2', 'days.test.ts: No such file'],
  });
});

test('names each failed journey with its place and the first line of its error', () => {
  const spec = (title: string, ok: boolean, errors: { message: string }[]) => ({
    file: 'login.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ errors }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1 },
    errors: [{ message: 'No browser' }],
    suites: [
      {
        specs: [spec('logs in', true, [])],
        suites: [{ specs: [spec('logs out', false, [{ message: 'Timed out\nwaiting' }])] }],
      },
    ],
  };
  expect(playwrightReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    failures: ['run: No browser', 'login.spec.ts:7 › logs out: Timed out'],
  });
});
