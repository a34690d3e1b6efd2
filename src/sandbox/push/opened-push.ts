import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenPush, openPush } from '../../push/open-push.ts';
import { Problem } from '../operator/problem.ts';

/** A worker that sends; `stop` takes it 5 s at most. */
export interface Sending {
  stop(): Promise<void>;
}

const RETRY_MS = 5000;

/**
 * The store and the queue, opened at once where campaigns may wait for a sending worker, else with the first call.
 * A database that cannot be reached is looked for again.
 * @param startSending called when they are open; undefined where senders of their own do it
 */
export function createOpener(
  where: {
    readonly dataDir: string;
    readonly databaseUrl: string | undefined;
    readonly now: () => Date;
    readonly log: (line: string) => void;
  },
  startSending: (opened: OpenPush) => Sending | undefined,
) {
  const { dataDir, databaseUrl, now, log } = where;
  const inMemory = dataDir === ':memory:';
  let folder: string | undefined;
  let opening: Promise<{ opened: OpenPush; sending: Sending | undefined }> | undefined;
  let stopped = false;
  /** The last fault, which is not told again with every try. */
  let told = '';
  let retry: NodeJS.Timeout | undefined;

  async function openAll() {
    // The store and the queue have a connection each: a database in memory would be two.
    if (inMemory) folder ??= mkdtempSync(join(tmpdir(), 'push-'));
    const opened = await openPush({ dataDir: folder ?? dataDir, databaseUrl }, () =>
      now().getTime(),
    );
    return { opened, sending: startSending(opened) };
  }

  function begin() {
    opening ??= openAll().catch((error: unknown) => {
      opening = undefined;
      const line = `push: ${error instanceof Error ? error.message || error.name : error}`;
      if (line !== told) log(line);
      told = line;
      throw error;
    });
    return opening;
  }

  function keepTrying(): void {
    begin().catch(() => {
      if (!stopped) retry = setTimeout(keepTrying, RETRY_MS).unref();
    });
  }
  if (!inMemory) keepTrying();

  /** Once, however often it is asked: at the signal, and again when the last request has been answered. */
  let stopping: Promise<void> | undefined;
  function stopSending(): Promise<void> {
    stopped = true;
    clearTimeout(retry);
    const stop = async () => {
      const present = await opening?.catch(() => undefined);
      await present?.sending?.stop();
    };
    stopping ??= stop();
    return stopping;
  }

  return {
    /** @throws Problem 503 while the database cannot be reached */
    async open(): Promise<OpenPush> {
      if (stopped) throw unavailable();
      try {
        return (await begin()).opened;
      } catch {
        throw unavailable();
      }
    },
    stopSending,
    async close(): Promise<void> {
      await stopSending();
      const present = await opening?.catch(() => undefined);
      await present?.opened.close();
      if (folder !== undefined) rmSync(folder, { recursive: true });
    },
  };
}

const unavailable = () =>
  new Problem(503, 'storage_unavailable', 'Push messages cannot be kept now; try later', {
    headers: { 'Retry-After': '5' },
  });
