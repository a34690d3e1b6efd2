import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

/**
 * Builds in a process of its own: here the bundler would hold some 400 MB for as long as the site runs. A signal that
 * ends the start before the site runs ends the build, too.
 */
export async function buildApart(script = join(ROOT, 'src/server/build.ts')): Promise<void> {
  const build = spawn(process.execPath, [script], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => {
    build.kill(signal);
    // This handler is gone by now, so the signal ends the process as it would have without one.
    process.kill(process.pid, signal);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const status = await once(build, 'exit').then(
    ([code]) => code,
    (error: Error) => console.error(`The build did not start: ${error.message}`),
  );
  process.off('SIGTERM', stop);
  process.off('SIGINT', stop);
  if (status !== 0) process.exit(status ?? 1);
}
