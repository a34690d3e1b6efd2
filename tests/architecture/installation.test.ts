import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { faultsOfEngines } from '../engines/engines.ts';
import { installPackages } from '../install-packages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Puts an apt-get on the path that always fails. @returns a function that reads its calls */
function withoutNetwork(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-apt-'));
  const calls = join(folder, 'calls');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$*" >> "${calls}"\nexit 100\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return () => readFileSync(calls, 'utf8').trim().split('\n');
}

test('installing a package fails fast without a network', () => {
  const calls = withoutNetwork();
  expect(installPackages('postgresql')).toBe(false);
  const quickly = '-o Acquire::Retries=0 -o Acquire::http::Timeout=10';
  expect(calls()).toEqual([
    `${quickly} update -qq`,
    `${quickly} install -y -qq --no-install-recommends postgresql`,
  ]);
});

test('packages are installed in one place', () => {
  const installing = globSync('tests/**/*.ts', { cwd: ROOT }).filter((file) =>
    /spawn\w*\('apt-get'/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(installing).toEqual(['tests/install-packages.ts']);
});

test('names each engine that is missing and cannot be installed', () => {
  withoutNetwork();
  const engine = (name: string, isInstalled: boolean) => ({
    name,
    packages: [name.toLowerCase(), 'xvfb'],
    installed: () =>
      isInstalled ? () => Promise.reject(new Error('not started here')) : undefined,
  });
  const log = vi.fn<(line: string) => void>();
  expect(faultsOfEngines(log, [engine('Present', true), engine('Absent', false)])).toEqual([
    'There is no Absent and none could be installed: install absent and xvfb',
  ]);
  expect(log.mock.calls).toEqual([['Installing Absent…']]);
});
