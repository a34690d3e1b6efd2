import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dependencies, devDependencies } from '../../package.json' with { type: 'json' };
import { isForProduction, packagesOf, readLock } from '../packages/production-packages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Licences that require no more than a notice; fonts have their own. */
const LICENCES = [
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  'CC0-1.0',
  'OFL-1.1',
];
const MOST = 60;
/** Not shipped: the sandbox, tests, and code for the build and development. */
const NOT_SHIPPED =
  /^src\/sandbox\/|\.test\.|\/test-|\.demo\.|^src\/server\/(build|dev)\.ts$|^src\/operator\/contract\/(generate|schema-rules|read-contract)\.ts$/;

const packages = packagesOf(readLock(ROOT));
const production = packages.filter(isForProduction);

test('S18 a production install has at most 60 packages', () => {
  expect(production.length).toBeGreaterThan(20);
  expect(production.length).toBeLessThanOrEqual(MOST);
});

test('S18 every production package has a licence on the list', () => {
  const others = production.filter(({ license = 'none' }) => !LICENCES.includes(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('S18 every package is pinned by SHA-512, and none runs an install script', () => {
  const unknown = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(production.filter((one) => one.hasInstallScript).map(({ name }) => name)).toEqual([]);
});

test('S18 versions are exact', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test('S18 shipped code imports production dependencies only', () => {
  const files = ['src', 'sw'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  const shipped = files.filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
  expect(shipped.length).toBeGreaterThan(500);
  const imports = shipped.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /(?:\bfrom |^import |import\()'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/gm,
      ),
    ].map(([, name = '']) => ({ file, name })),
  );
  const missing = imports.filter(({ name }) => !(name in dependencies));
  expect(missing).toEqual([]);
});
