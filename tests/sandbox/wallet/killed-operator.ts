// For tests: an operator in a process of its own, which is killed, held and started again at will.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../src/sandbox/start.ts', import.meta.url));

export type KilledOperator = ReturnType<typeof createKilledOperator>;

/** @param dataDir where its files lie, which outlive it */
export function createKilledOperator(dataDir: string) {
  let child: ChildProcess | undefined;
  let url = '';
  let framesUrl = '';

  return {
    /** Where it answers, when it does. */
    url: () => url,
    /** Where its games answer. */
    framesUrl: () => framesUrl,

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
        framesUrl = /^sandbox frames at (\S+)/.exec(line)?.[1] ?? framesUrl;
        const ready = /^sandbox ready at (http:\/\/[\w.:]+)/.exec(line)?.[1];
        if (ready === undefined) continue;
        url = ready;
        return;
      }
      throw new Error('the operator did not start');
    },

    /** Holds it still, wherever it is, for so many ms. */
    async pause(milliseconds: number): Promise<void> {
      child?.kill('SIGSTOP');
      await sleep(milliseconds);
      child?.kill('SIGCONT');
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
