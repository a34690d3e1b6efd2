import type { DatabaseSync } from 'node:sqlite';
import { firstMatch } from './book/fixtures.ts';
import { openContentDatabase } from './content/database.ts';
import { createEntryStore } from './content/entry-store.ts';
import { openOperatorDatabase } from './operator/operator-database.ts';
import { operatorParts } from './parts.ts';
import { seed } from './seed/seed.ts';

export interface Databases {
  readonly content: DatabaseSync;
  readonly operator: DatabaseSync;
}

/** Opens the databases in a folder, or in memory for ':memory:', and seeds new ones as of `now`. */
export const openDatabases = (dataDir: string, now: Date): Databases => ({
  content: openContentDatabase(dataDir, (fresh) => seed(createEntryStore(fresh), now, firstMatch)),
  operator: openOperatorDatabase(dataDir, operatorParts, now),
});
