import { typeNamed } from '../content/content-types.ts';
import type { EntryStore } from '../content/entry-store.ts';
import type { HasArticle } from '../operator/published-content.ts';

export const createArticleFinder =
  (store: EntryStore): HasArticle =>
  (slug) =>
    store.list(typeNamed('help-article'), 'published').some((entry) => entry.slug === slug);
