import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openWarnings } from './open-to-others.ts';

const start = fileURLToPath(new URL('start.ts', import.meta.url));

it('SEC refuses demo weather on a network-reachable operator unless allowed', () => {
  const { status, stderr } = spawnSync(process.execPath, [start, '--host', '0.0.0.0'], {
    env: { ...process.env, DEMO_WEATHER: '1' },
    encoding: 'utf8',
  });
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^sandbox: DEMO_WEATHER: found 1 with --host 0\.0\.0\.0/)],
  ]);
});

it('SEC warns with the trial players’ names and password', () => {
  expect(openWarnings('--host ::', {})).toEqual([
    expect.stringContaining('log in as vera, nadia, elio, ana, saul, bruno, nico'),
  ]);
});
