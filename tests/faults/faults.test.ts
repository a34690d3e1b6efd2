import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { failuresOfVitest, layersFor } from './layers.ts';
import { DOCUMENT } from './report.ts';

test('S21 the code of every fault occurs exactly once', () => {
  const places = FAULTS.map(
    ({ name, file, find }) => `${name}: ${readFileSync(file, 'utf8').split(find).length - 1}`,
  );
  expect(places).toEqual(FAULTS.map(({ name }) => `${name}: 1`));
});

test('S21 docs/faults.md lists exactly these faults, each with the test that catches it', () => {
  const [, ...rows] = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.map(([name, file]) => ({ name, file }))).toEqual(
    FAULTS.map(({ name, file }) => ({ name, file: `\`${file}\`` })),
  );
  expect(rows.filter(([, , layer, title]) => layer === 'nothing' || !title)).toEqual([]);
});

test.each(layersFor({ name: '', file: 'src/lib/money.ts', find: '', replace: '' }))(
  'S21 the layer $name has a configuration',
  ({ config }) => {
    expect(existsSync(config)).toBe(true);
  },
);

test('S21 refuses the report of a layer that failed without a failed test', () => {
  const report = join(mkdtempSync(join(tmpdir(), 'marquee-report-')), 'report.json');
  onTestFinished(() => rmSync(dirname(report), { recursive: true }));
  expect(() => failuresOfVitest(report)).toThrow('Vitest failed and wrote no report');
  writeFileSync(report, JSON.stringify({ testResults: [] }));
  expect(() => failuresOfVitest(report)).toThrow('Vitest failed without a failed test');
});
