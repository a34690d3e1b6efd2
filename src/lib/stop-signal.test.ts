import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endTogether } from '../../tests/fixtures/end-together.ts';

const HELPER = new URL('stop-signal.ts', import.meta.url);
const SCRIPT = `
  import { onStopSignal } from ${JSON.stringify(HELPER.href)};
  onStopSignal(() => console.log('stopping'));
  setInterval(() => {}, 1000);
  console.log('running');
`;

it('F50 stops once, and exits immediately on a second signal of either kind', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT]);
  endTogether(child);
  const lines: string[] = [];
  const nextLine = async () => {
    const [chunk] = await once(child.stdout, 'data');
    lines.push(String(chunk).trim());
  };
  await nextLine();
  child.kill('SIGTERM');
  await nextLine();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  expect(lines).toEqual(['running', 'stopping']);
});
