import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

/** Builds in a process of its own: here the bundler would hold some 400 MB for as long as the site runs. */
export function buildApart(): void {
  const command = [join(ROOT, 'src/server/build.ts')];
  const { status, error } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (error) console.error(`The build did not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
