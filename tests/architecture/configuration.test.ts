import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readHost } from '../../src/lib/read-host.ts';
import { variables } from '../../src/lib/variables.ts';
import { readPushSettings } from '../../src/push/settings.ts';
import { readSettings } from '../../src/sandbox/operator/settings.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { CONFIGURATION, writeConfiguration } from '../docs/configuration.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Set by our own scripts for their child processes, or by the machine. */
const INTERNAL = [
  'CI',
  'CLOCK_STEP_MINUTES',
  'NODE_ENV',
  'PATH',
  'REPORT_FILE',
  'TEST_SCOPE',
  'VITEST',
];

const described = Object.values(variables).flatMap((group) => Object.entries(group));
const code = globSync('{src,tests}/**/*.{ts,mjs}', {
  cwd: ROOT,
  exclude: ['**/*.test.ts', 'src/lib/variables.ts'],
})
  .concat('vite.config.ts')
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

test('CFG-5 docs/configuration.md matches the code; npm run docs updates it', () => {
  expect(readFileSync(CONFIGURATION, 'utf8')).toBe(writeConfiguration());
});

test('CFG-5 the code reads no undocumented environment variable', () => {
  const known = new Set([...INTERNAL, ...described.map(([name]) => name)]);
  const byName = code.flatMap(({ file, text }) =>
    [...text.matchAll(/process\.env(?:\.|\[')([A-Z]\w*)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(byName.length).toBeGreaterThan(10);
  expect(byName.filter(({ name }) => !known.has(name))).toEqual([]);
  // Functions that take the whole environment must take `Variables`, so that the compiler checks every name.
  const untyped = code.filter(({ text }) =>
    /NodeJS\.ProcessEnv|= process\.env\b(?![.[])/.test(text),
  );
  expect(untyped.map(({ file }) => file).filter((file) => file.startsWith('src/'))).toEqual([
    'src/sandbox/start.ts',
  ]);
  expect(readFileSync(join(ROOT, 'src/sandbox/start.ts'), 'utf8')).toContain(
    'const env: Variables = process.env;',
  );
});

test('CFG-5 every documented variable is read by the code', () => {
  const unread = described.filter(
    ([name]) => !code.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  expect(unread.map(([name]) => name)).toEqual([]);
});

test('CFG-5 setting a variable to its documented default changes nothing', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'configuration-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const defaults = Object.fromEntries(
    described.flatMap(([name, one]) => ('value' in one ? [[name, one.value]] : [])),
  );
  const read = (given: Record<string, string>) => {
    const { embedded: _, ...environment } = readEnvironment({ ...given, DATA_DIR });
    const pushHost = readHost(given, 'PUSH_HOST');
    return { environment, pushHost, push: readPushSettings(given), operator: readSettings(given) };
  };
  expect(read(defaults)).toEqual(read({}));
  // The other variables are read where they are used.
  for (const name of ['DATA_DIR', 'PUSH_PORT', 'SITE_ORIGIN']) {
    const fallback = new RegExp(`\\b${name}\\b[^;]{0,20}(?:=|\\?\\?|\\|\\|) '${defaults[name]}'`);
    expect(
      code.some(({ text }) => fallback.test(text)),
      name,
    ).toBe(true);
  }
});
