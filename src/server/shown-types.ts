/**
 * Tells by a query's own path which content types its answer shows: that of its collection, and those of the relations
 * that it populates. `/api/help-categories?populate[articles]=true` shows `help-category` and `help-article`.
 * @param type a content type as webhooks name it, such as `help-article`
 */
export function showsType(path: string, type: string): boolean {
  const [collection = '', search = ''] = path.replace('/api/', '').split('?');
  if (singular(collection) === type) return true;
  const fields = new Set(
    [...search.matchAll(/populate\]?\[(\w+)\]/g)].map(([, field = '']) => field),
  );
  return [...fields].some((field) => lastWord(field) === lastWord(type));
}

/** A relation is named for its type, by the last word at least: `landingContent` holds `home-content`. */
const lastWord = (name: string) => singular(/[A-Z]?[a-z]+$/.exec(name)?.[0].toLowerCase() ?? '');

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
