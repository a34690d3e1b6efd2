// For tests: an operator in a process of its own, which is killed and started again at will.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../start.ts', import.meta.url));

/** @param dataDir where its files lie, which outlive it */
export function createKilledOperator(dataDir: string) {
  let child: ChildProcess | undefined;
  let url = '';

  return {
    /** Where it answers, when it does. */
    url: () => url,

    /** Resolves when it answers. */
    async start(): Promise<void> {
      const env = { ...process.env, DATA_DIR: dataDir, ACCESS_TOKEN_SECONDS: '20000' };
      child = spawn(process.execPath, [script, '--port', '0'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const { stdout } = child;
      if (stdout === null) throw new Error('the operator has no output');
      for await (const line of createInterface(stdout)) {
        const ready = /^sandbox ready at (http:\/\/[\w.:]+)/.exec(line)?.[1];
        if (ready === undefined) continue;
        url = ready;
        return;
      }
      throw new Error('the operator did not start');
    },

    /** SIGKILL: it cannot finish anything. Again is no error. */
    async kill(): Promise<void> {
      if (child === undefined || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
