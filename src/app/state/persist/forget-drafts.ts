import { createDatabase } from './database.ts';

/** Deletes all drafts on this device, also in the database of a later version, which another tab may use. */
export async function forgetDrafts(): Promise<void> {
  const database = createDatabase({ readsLater: true });
  await database.run((connection) => connection.clear('drafts')).finally(database.end);
}
