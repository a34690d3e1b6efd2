import { createDatabase } from './database.ts';

/** Deletes all drafts on this device. */
export async function forgetDrafts(): Promise<void> {
  await createDatabase().run((connection) => connection.clear('drafts'));
}
