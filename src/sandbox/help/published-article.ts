import { typeNamed } from '../content/content-types.ts';
import type { EntryStore } from '../content/entry-store.ts';

/** Whether the content system has published a help article of this slug. */
export type HasArticle = (slug: string) => boolean;

export const createArticleFinder =
  (store: EntryStore): HasArticle =>
  (slug) =>
    store.list(typeNamed('help-article'), 'published').some((entry) => entry.slug === slug);
