import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** CPU usage of a process so far, in s. */
export interface Usage {
  /** CPU time of all its threads. */
  readonly cpu: number;
  /** Time its main thread waited for a CPU; 0 where the kernel does not report it. */
  readonly waited: number;
}

export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage();
  const file = `/proc/self/task/${process.pid}/schedstat`;
  const waited = existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e9 : 0;
  return { cpu: (user + system) / 1e6, waited };
}

/** A part of the measurement in a separate process, which reports its usage. */
export interface MeasuredProcess {
  /** Its first message, sent when it is ready. */
  readonly ready: unknown;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** @param file next to this one; it calls `tellUsage` */
export async function startMeasured(file: string, args: string[] = []): Promise<MeasuredProcess> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  const [ready] = await once(child, 'message');
  return {
    ready,
    async usage() {
      const told = once(child, 'message');
      child.send('usage');
      const [usage] = (await told) as [Usage];
      return usage;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The child's side of `startMeasured`. @param stop called after the measurement */
export function tellUsage(ready: unknown, stop: () => unknown): void {
  process.on('message', () => process.send?.(ownUsage()));
  process.once('disconnect', stop);
  process.send?.(ready);
}
