import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { isScalar } from './attributes.ts';
import { type ContentType, DEFAULT_LOCALE } from './content-type.ts';
import { newDocumentId } from './document-id.ts';
import { type DocumentKey, findRow, publish, saveDraft, sharedFields } from './documents.ts';
import type { Entry } from './entry.ts';
import type { EntryStore, Status } from './entry-store.ts';
import { notFound } from './errors.ts';
import { readInput } from './input.ts';
import { fileType } from './media-file.ts';
import { newScope } from './query/reach.ts';
import { shapeEntry } from './query/shape.ts';
import { plainView } from './query/view.ts';
import type { EntryEvent, Happening, Notify } from './webhooks.ts';

export type Writer = ReturnType<typeof createWriter>;

interface Surroundings {
  readonly database: DatabaseSync;
  readonly store: EntryStore;
  readonly notify: Notify;
  readonly now: () => Date;
}

/** Content changes, each in one transaction. Webhooks are sent afterwards. */
export function createWriter({ database, store, notify, now }: Surroundings) {
  const fileId = (id: number) =>
    store.list(fileType, 'published').find((file) => file.id === id)?.documentId;

  function change(work: (at: string, told: Happening[]) => void): void {
    const at = now().toISOString();
    const told: Happening[] = [];
    try {
      inTransaction(database, () => work(at, told));
    } catch (error) {
      store.forget();
      throw error;
    }
    notify(told, at);
  }

  /** A row as shown in a webhook: links and pictures one level deep. */
  function happening(event: EntryEvent, key: DocumentKey, status: Status, deep = true): Happening {
    const entry = findRow(store, { ...key, status });
    if (entry === undefined) throw new Error(`no ${status} row for the webhook`);
    const names = [...key.type.schema].filter(
      ([, attribute]) => !isScalar(attribute) && attribute.kind !== 'localizations',
    );
    const populate = new Map(deep ? names.map(([name]) => [name, plainView]) : []);
    const scope = newScope(store, status, key.locale ?? DEFAULT_LOCALE);
    return { event, type: key.type, entry: shapeEntry(key.type, entry, { populate }, scope) };
  }

  /** Saves, and publishes unless a draft is requested. @returns the document id */
  function save(key: DocumentKey, data: unknown, status: Status): string {
    const draft = findRow(store, { ...key, status: 'draft' });
    // A new translation starts with the fields that all languages share.
    const before = draft ?? sharedFields(key.type, anyDraft(key) ?? {});
    const complete = status === 'published';
    const fields = readInput(key.type, data, before, { fileId, complete });
    change((at, told) => {
      saveDraft(store, key, fields, at);
      told.push(happening(draft === undefined ? 'entry.create' : 'entry.update', key, 'draft'));
      if (!complete) return;
      publish(store, key, at);
      told.push(happening('entry.publish', key, 'published'));
    });
    return key.documentId;
  }

  const anyDraft = ({ type, documentId }: DocumentKey): Entry | undefined =>
    store.translations(type, documentId, 'draft')[0];

  return {
    create: (type: ContentType, locale: string | null, data: unknown, status: Status): string =>
      save({ type, documentId: newDocumentId(), locale }, data, status),

    /** Changes a document, or adds a new language to it. */
    update(key: DocumentKey, data: unknown, status: Status): string {
      if (anyDraft(key) === undefined) throw notFound();
      return save(key, data, status);
    },

    /** Deletes a document in one language. */
    remove(key: DocumentKey): void {
      if (findRow(store, { ...key, status: 'draft' }) === undefined) throw notFound();
      change((_at, told) => {
        for (const status of ['draft', 'published'] as const) {
          if (findRow(store, { ...key, status }) === undefined) continue;
          told.push(happening('entry.delete', key, status, false));
          store.remove({ ...key, status });
        }
      });
    },

    /** Removes the published row; the draft stays. */
    unpublish(key: DocumentKey): void {
      const published = { ...key, status: 'published' } as const;
      if (findRow(store, published) === undefined) throw notFound();
      change((_at, told) => {
        told.push(happening('entry.unpublish', key, 'published', false));
        store.remove(published);
      });
    },
  };
}
