import { type IDBPDatabase, openDB } from 'idb';
import { DATABASE_NAME, migrations, type Schema } from './schema.ts';

/** Some browsers never settle an open: a first one after an update, or behind a blocked upgrade. */
const OPEN_TIMEOUT_MS = 2000;

export interface Database {
  /** Does the work on an open connection, once more on a new one when it was closed under it. */
  run<T>(work: (connection: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  /** Calls `write` when the page goes or freezes, while what is begun at once can still be written. */
  beforeClose(write: () => void): void;
}

/**
 * The one connection of this page, opened when first needed. It steps aside for a newer version in
 * another tab and closes when the page freezes; the next use opens it again. Failures reject.
 */
export function createDatabase(): Database {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const lastWrites: (() => void)[] = [];

  function drop() {
    connection = undefined;
  }
  function close() {
    for (const write of lastWrites) write();
    connection?.then((open) => open.close()).catch(() => undefined);
    drop();
  }
  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= open(drop);
    return connection;
  }
  // An open connection keeps a page out of the back/forward cache, or dies with it on iOS.
  addEventListener('pagehide', close);
  document.addEventListener('freeze', close);

  return {
    beforeClose: (write) => void lastWrites.push(write),
    async run(work) {
      try {
        return await work(await connect());
      } catch (error) {
        if (!isClosedConnection(error)) throw error;
        drop();
        return work(await connect());
      }
    },
  };
}

/** @param onGone the connection is over: a newer version asked for the database, or the browser ended it */
async function open(onGone: () => void): Promise<IDBPDatabase<Schema>> {
  let late = false;
  const opening = openDB<Schema>(DATABASE_NAME, migrations.length, {
    upgrade(database, from) {
      for (const migration of migrations.slice(from)) migration.run(database);
    },
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
  opening.then((database) => late && database.close()).catch(() => undefined);
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => {
      late = true;
      reject(new Error(`IndexedDB did not open within ${OPEN_TIMEOUT_MS} ms`));
    }, OPEN_TIMEOUT_MS);
  });
  return Promise.race([opening, timeout]);
}

/** The two faces of a connection that is gone. */
function isClosedConnection(error: unknown): boolean {
  return error instanceof DOMException && /^(InvalidStateError|AbortError)$/.test(error.name);
}
