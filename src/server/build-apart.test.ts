import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'build-apart-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a site whose build is a script of the test. */
function startWith(build: string) {
  const script = join(folder, 'build.mjs');
  writeFileSync(script, build);
  const start = `
    import { buildApart } from ${JSON.stringify(new URL('./build-apart.ts', import.meta.url))};
    await buildApart(${JSON.stringify(script)});
    console.log('built');
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
const linesOf = ({ stdout }: ReturnType<typeof startWith>) =>
  createInterface({ input: stdout })[Symbol.asyncIterator]();

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the build with the start', async (signal) => {
  const start = startWith(`
    setTimeout(() => console.log('outlived its start'), 20_000);
    console.log('building');
  `);
  const ended = once(start, 'exit');
  const lines = linesOf(start);
  expect((await lines.next()).value).toBe('building');
  start.kill(signal);
  expect(await ended).toEqual([null, signal]);
  // The output ends with the last process that could write to it.
  expect((await lines.next()).value).toBe(undefined);
});

test('a start goes on after its build, and exits with the code of a failed one', async () => {
  expect((await linesOf(startWith('')).next()).value).toBe('built');
  expect(await once(startWith('process.exitCode = 3;'), 'exit')).toEqual([3, null]);
});
