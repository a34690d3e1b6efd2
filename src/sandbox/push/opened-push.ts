import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError } from '../../lib/describe-error.ts';
import { type OpenPush, openPush } from '../../push/open-push.ts';
import { unavailable } from '../../push/service/exchange.ts';

/** A sending worker; `stop` takes at most 5 s. */
export interface Sending {
  stop(): Promise<void>;
}

const RETRY_MS = 5000;

/**
 * Opens the store and the queue: at once if campaigns may be waiting for a sending worker, otherwise with the first
 * call. Retries while the database is unreachable.
 * @param startSending called when they are open; returns undefined where separate processes send
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
  /** The last logged error, so that retries do not repeat it. */
  let told = '';
  let retry: NodeJS.Timeout | undefined;

  async function openAll() {
    // The store and the queue have separate connections, so ':memory:' would give each its own database.
    if (inMemory) folder ??= mkdtempSync(join(tmpdir(), 'push-'));
    const opened = await openPush({ dataDir: folder ?? dataDir, databaseUrl }, () =>
      now().getTime(),
    );
    return { opened, sending: startSending(opened) };
  }

  function begin() {
    opening ??= openAll().catch((error: unknown) => {
      // Until then calls get the same error at once, instead of waiting for another attempt.
      retry = setTimeout(() => {
        opening = undefined;
        if (!inMemory && !stopped) begin().catch(() => undefined);
      }, RETRY_MS).unref();
      const line = `push: ${describeError(error)}`;
      if (line !== told) log(line);
      told = line;
      throw error;
    });
    return opening;
  }

  if (!inMemory) begin().catch(() => undefined);

  /** Stops once, although it is called at the signal and again after the last request. */
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
