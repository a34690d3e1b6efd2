import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VirtualDisplay {
  /** Value for the environment variable DISPLAY. */
  name: string;
  stop(): Promise<void>;
}

/** Starts an X server without a screen on a free display number. */
export async function startDisplay(): Promise<VirtualDisplay> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(server, 'exit');
  const number = await Promise.race([
    once(server.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ]);
  return {
    name: `:${number}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
