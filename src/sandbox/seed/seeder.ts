import type { ContentType } from '../content/content-type.ts';
import { typeNamed } from '../content/content-types.ts';
import { documentIdOf } from '../content/document-id.ts';
import { publish, saveDraft } from '../content/documents.ts';
import type { Fields } from '../content/entry.ts';
import type { EntryStore } from '../content/entry-store.ts';
import { addPicture } from './media.ts';

/** A text in each language of the seed. */
export interface Translated {
  readonly en: string;
  readonly es: string;
}

export type Language = keyof Translated;
const languages: readonly Language[] = ['en', 'es'];

export interface Seeder {
  /** The time of the first start; dates in content are relative to it. */
  readonly start: Date;
  /** Adds a picture to the media library, once. @returns the value for a media field */
  picture(name: string, alternativeText?: string): string;
  /** Publishes a document; `fields` is called once per language of the type. */
  add(type: string, name: string, fields: (language: Language) => Fields): void;
}

/** A reference to a seeded document. */
export function ref(type: string, name: string): string {
  return documentIdOf(`${type}/${name}`);
}

/** A day relative to the first start (negative: before), at midnight UTC, as an ISO text. */
export function daysFrom(start: Date, days: number): string {
  const midnight = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  return new Date(midnight + days * 86_400_000).toISOString();
}

export function createSeeder(store: EntryStore, start: Date): Seeder {
  // Each document is a millisecond newer than the previous one, because the site keeps the editor's order by
  // `createdAt` for types without an order of their own.
  let ticks = start.getTime();
  const languagesOf = (type: ContentType) => (type.localized ? languages : (['en'] as const));
  return {
    start,
    picture: (name, alternativeText) =>
      addPicture(store, name, alternativeText ?? null, start.toISOString()),
    add(typeName, name, fields) {
      const type = typeNamed(typeName);
      const at = new Date(ticks++).toISOString();
      for (const language of languagesOf(type)) {
        const key = {
          type,
          documentId: ref(typeName, name),
          locale: type.localized ? language : null,
        };
        saveDraft(store, key, fields(language), at);
        publish(store, key, at);
      }
    },
  };
}
