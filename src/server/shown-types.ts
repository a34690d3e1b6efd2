/**
 * Whether a query shows a content type, by its path: that of its collection or of a populated relation.
 * `/api/help-categories?populate[articles]=true` shows `help-category` and `help-article`.
 * @param type as in webhooks, such as `help-article`
 */
export function showsType(path: string, type: string): boolean {
  const [collection = '', search = ''] = path.replace('/api/', '').split('?');
  if (singular(collection) === type) return true;
  const fields = new Set(
    [...search.matchAll(/populate\]?\[(\w+)\]/g)].map(([, field = '']) => field),
  );
  return [...fields].some((field) => lastWord(field) === lastWord(type));
}

/** A relation shares at least the last word with its type: `landingContent` holds `home-content`. */
const lastWord = (name: string) => singular(/[A-Z]?[a-z]+$/.exec(name)?.[0].toLowerCase() ?? '');

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
