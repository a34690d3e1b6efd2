import { type IDBPDatabase, openDB } from 'idb';
import { DATABASE_NAME, migrations, type Schema } from './schema.ts';

/**
 * Some browsers never settle an open request: the first one after a browser update, or one behind a blocked upgrade.
 */
const OPEN_TIMEOUT_MS = 2000;
/**
 * Transactions wait for the writes of other tabs, and a tab that the system suspended during a write never finishes.
 */
const WORK_TIMEOUT_MS = 3000;

export interface Database {
  /** Runs work on an open connection; retries once on a new one if it was closed. @throws TimeoutError */
  run<T>(work: (connection: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  /** Calls `write` when the page is hidden or frozen, while writes can still start. */
  beforeClose(write: () => void): void;
  /** Closes the connection when its user is gone before the page is. */
  end(): void;
}

/**
 * The connection of this page, opened on demand. Closes for a newer version in another tab and when the page freezes,
 * and reopens on the next use. Failures reject.
 * @param readsLater also uses the database of a later version, which has the stores of this one
 */
export function createDatabase({ readsLater = false } = {}): Database {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  /** The open connection: when the page unloads, a write must start without awaiting anything. */
  let opened: IDBPDatabase<Schema> | undefined;
  const lastWrites: (() => void)[] = [];

  function drop() {
    connection = undefined;
    opened = undefined;
  }
  function letGo() {
    connection?.then((open) => open.close()).catch(() => undefined);
    drop();
  }
  function close() {
    for (const write of lastWrites) write();
    letGo();
  }
  /** Opens the database once. A late open stays valid for the next use; a failed one is repeated then. */
  function connect(): Promise<IDBPDatabase<Schema>> {
    if (connection) return connection;
    const opening = open(drop, readsLater);
    connection = opening;
    opening.then(
      (database) => {
        if (connection === opening) opened = database;
      },
      () => connection === opening && drop(),
    );
    return opening;
  }
  // An open connection blocks the back/forward cache, or dies in it on iOS.
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('pagehide', close, { signal });
  document.addEventListener('freeze', close, { signal });

  return {
    beforeClose: (write) => void lastWrites.push(write),
    end() {
      close();
      ended.abort();
    },
    async run(work) {
      try {
        return await doneInTime(work(opened ?? (await openInTime(connect()))));
      } catch (error) {
        if (!isClosedConnection(error)) throw error;
        drop();
        return await doneInTime(work(await openInTime(connect())));
      } finally {
        // Work in progress may have opened it again.
        if (signal.aborted) letGo();
      }
    },
  };
}

const openInTime = <T>(opening: Promise<T>) => inTime(opening, OPEN_TIMEOUT_MS, 'open');
const doneInTime = <T>(work: Promise<T>) => inTime(work, WORK_TIMEOUT_MS, 'answer');

/** @param onGone called when the connection closes: a newer version wants the database, or the browser ended it */
function open(onGone: () => void, readsLater: boolean): Promise<IDBPDatabase<Schema>> {
  const inVersion = (version?: number) =>
    openDB<Schema>(DATABASE_NAME, version, {
      upgrade(database) {
        // Runs all migrations: a database of an earlier version may lack their stores if something else created it.
        for (const migration of migrations) migration.run(database);
      },
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        onGone();
      },
      terminated: onGone,
    });
  const opening = inVersion(migrations.length);
  if (!readsLater) return opening;
  return opening.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return inVersion();
    throw error;
  });
}

/** @throws TimeoutError */
async function inTime<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException(`IndexedDB did not ${what} within ${ms} ms`, 'TimeoutError'));
    }, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether storage did not answer, so its content is unknown. A refusal is an answer. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Both errors of a closed connection. */
function isClosedConnection(error: unknown): boolean {
  return error instanceof DOMException && /^(InvalidStateError|AbortError)$/.test(error.name);
}
