import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script of package.json as a process. @returns its exit code, what it prints, and of its errors the first line and all */
const run = (file: string, args: readonly string[], variables = {}) =>
  new Promise<{
    code: unknown;
    printed: string;
    first: string | undefined;
    said: string;
  }>((resolve) => {
    const env = { ...process.env, MODE: 'trial', DATA_DIR, ...variables };
    execFile(process.execPath, [file, ...args], { cwd: ROOT, env }, (error, printed, said) =>
      resolve({ code: error?.code, printed, first: said.split('\n')[0], said }),
    );
  });

test.each([
  ['npm run check', 'tests/run.ts', ['check', '--help'], 'tests: found "--help"; expected one of '],
  ['npm test', 'tests/run.ts', ['src/lib'], 'tests: found "src/lib"; expected one of '],
  ['npm run bench', 'tests/bench/run.ts', ['-h'], "Unknown option '-h'"],
  ['npm run bench', 'tests/bench/run.ts', ['data', 'dota'], 'There is no benchmark dota.'],
  ['npm run faults', 'tests/faults/run.ts', ['--help'], 'faults: there is no fault named --help; '],
  ['npm run sandbox', 'src/sandbox/start.ts', ['--prot', '1'], "Unknown option '--prot'"],
])('%s says in one line what is wrong with its arguments', async (_name, file, args, line) => {
  const { code, first, said } = await run(file, args);
  expect(code).toBeGreaterThan(0);
  expect(first).toContain(line);
  expect(said).not.toContain('    at ');
});

test.each([
  ['preview-link', 'src/server/preview/make-link.ts'],
  ['push', 'src/push/cli/run.ts'],
])('npm run %s prints its usage for --help', async (name, file) => {
  const { code, printed, said } = await run(file, ['--help']);
  expect([code, printed.split(' [')[0]?.split(' --')[0], said]).toEqual([
    undefined,
    `npm run ${name}`,
    '',
  ]);
});

test('CFG-1 npm run dev names a wrong variable in one line', async () => {
  expect(await run('src/server/dev.ts', [], { PORT: 'none' })).toMatchObject({
    code: 78,
    said: 'PORT: found none; expected a port from 0 to 65535\n',
  });
});

test('CFG-1 a preview link needs a configuration that can be read', async () => {
  const { code, said } = await run('src/server/preview/make-link.ts', [], {
    SITE_CONFIG: 'none.json',
    PREVIEW_SECRET: 'secret',
  });
  expect([code, said]).toEqual([1, `SITE_CONFIG: ${ROOT}none.json cannot be read (ENOENT)\n`]);
});

test('CFG-1 the operator alone refuses an origin that browsers never send', async () => {
  const { code, said } = await run('src/sandbox/start.ts', [], {
    SITE_ORIGIN: 'https://www.foyer.example/',
    FRAMES_ORIGIN: 'https://Games.foyer.example',
  });
  expect([code, said]).toEqual([
    1,
    'sandbox: SITE_ORIGIN: found https://www.foyer.example/; expected "https://www.foyer.example", as browsers write it\n' +
      'FRAMES_ORIGIN: found https://Games.foyer.example; expected "https://games.foyer.example", as browsers write it\n',
  ]);
});
