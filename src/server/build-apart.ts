import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

/**
 * Builds in a separate process, so that the bundler's 400 MB are freed before the site runs. A signal that ends the
 * start during the build also ends the build.
 */
export async function buildApart(script = join(ROOT, 'src/server/build.ts')): Promise<void> {
  const build = spawn(process.execPath, [script], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => {
    build.kill(signal);
    // The handler is removed by now, so the signal ends the process as usual.
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
