import type { FindMatch, Seeder } from '../content/content-family.ts';
import type { ContentType } from '../content/content-type.ts';
import { typeNamed } from '../content/content-types.ts';
import { publish, saveDraft } from '../content/documents.ts';
import type { EntryStore } from '../content/entry-store.ts';
import { families } from '../content/type-table.ts';
import { addPicture } from './media.ts';
import { languages, ref } from './seeder.ts';

/** Fills an empty content system with the brand's content, all published. */
export function seed(store: EntryStore, start: Date, match: FindMatch): void {
  seedWith(createSeeder(store, start, match));
}

export function seedWith(seeder: Seeder): void {
  for (const family of families) family.seed(seeder);
}

function createSeeder(store: EntryStore, start: Date, match: FindMatch): Seeder {
  // Each document is a millisecond newer than the previous one, because for types without `order` the site sorts by
  // `createdAt`.
  let ticks = start.getTime();
  const languagesOf = (type: ContentType) => (type.localized ? languages : (['en'] as const));
  return {
    start,
    match,
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
