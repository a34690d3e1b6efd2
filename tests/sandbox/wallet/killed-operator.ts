// For tests: an operator in its own process, which can be killed, paused and restarted.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endTogether } from '../../fixtures/end-together.ts';

const script = fileURLToPath(new URL('../../../src/sandbox/start.ts', import.meta.url));

export type KilledOperator = ReturnType<typeof createKilledOperator>;

/** @param dataDir its data folder, which survives kills */
export function createKilledOperator(dataDir: string) {
  let child: ChildProcess | undefined;
  let url = '';
  let framesUrl = '';

  return {
    /** Its base URL once it has started. */
    url: () => url,
    /** Base URL of its game frames. */
    framesUrl: () => framesUrl,

    /** Resolves when it is ready. */
    async start(): Promise<void> {
      const env = { ...process.env, DATA_DIR: dataDir, ACCESS_TOKEN_SECONDS: '20000' };
      child = spawn(process.execPath, [script, '--port', '0'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      endTogether(child);
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

    /** Suspends the process at any point, for the given ms. */
    async pause(milliseconds: number): Promise<void> {
      child?.kill('SIGSTOP');
      await sleep(milliseconds);
      child?.kill('SIGCONT');
    },

    /** Sends SIGKILL, so that nothing is finished. May be called repeatedly. */
    async kill(): Promise<void> {
      if (child === undefined || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
