import type { Http } from '../http/http.ts';
import type { Query } from '../http/query.ts';
import { describeLength } from './describe-config.ts';

/** Strapi's default page size. */
const DEFAULT_SIZE = 25;

/**
 * One line per content list that is longer than its query reads, per language, and one per language in which all lists are
 * empty (CFG-6): its name differs from the content system's. Skips lists that cannot be read.
 */
export async function describeListLengths(
  http: Pick<Http, 'request'>,
  contentBase: string,
  queries: readonly Query<unknown>[],
): Promise<string[]> {
  const byKey = new Map(queries.map((query) => [query.key, query]));
  /** Largest total of a language's lists. */
  const most = new Map<string, number>();
  const lines = await Promise.all(
    [...byKey.values()].map(async ({ key, path }) => {
      const [list = '', search] = path.split('?');
      const asked = new URLSearchParams(search);
      const shown = Number(asked.get('pagination[limit]') ?? DEFAULT_SIZE);
      const answer = await http.request({
        url: `${contentBase}${list}?${lengthOnly(asked)}`,
        anonymous: true,
        timeoutMs: 1500,
      });
      if (!answer.ok) return [];
      const body = answer.value as { meta?: { pagination?: { total?: unknown } } } | undefined;
      const total = Number(body?.meta?.pagination?.total);
      const language = asked.get('locale');
      if (language) most.set(language, Math.max(total, most.get(language) ?? 0));
      return total > shown ? [describeLength({ type: nameOf(list, key), total, shown })] : [];
    }),
  );
  const empty = [...most].filter(([, total]) => total === 0).map(([language]) => language);
  const isEverythingEmpty = empty.length === most.size;
  return [
    ...lines.flat(),
    ...(isEverythingEmpty ? [] : empty.map((name) => `content has no entries in ${name}`)),
  ];
}

/** Keeps the parameters that filter the list, with a page size of one, to read the total. */
function lengthOnly(asked: URLSearchParams): URLSearchParams {
  const deciding = [...asked].filter(([name]) => /^(filters|locale)\b/.test(name));
  return new URLSearchParams([...deciding, ['pagination[limit]', '1']]);
}

/** Name of a list in the log: its type and the rest of its key, such as `banners (site-top, en)`. */
function nameOf(list: string, key: string): string {
  const [, ...rest] = key.split(':');
  return list.replace('/api/', '') + (rest.length > 0 ? ` (${rest.join(', ')})` : '');
}
