import type { Http } from '../http/http.ts';
import { describeHttpError, type HttpError, isFinalRefusal } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import { describeLength } from './describe-config.ts';

/** Strapi's default page size. */
const DEFAULT_SIZE = 25;

/**
 * One line per content list that is longer than its query reads, per language, one per language in which all lists are
 * empty (CFG-6): its name differs from the content system's, and one with the types that the content system itself
 * refuses to a visitor. Skips other failures, which may pass, unless every list fails.
 */
export async function describeListLengths(
  http: Pick<Http, 'request'>,
  contentBase: string,
  queries: readonly Query<unknown>[],
): Promise<string[]> {
  const byKey = new Map(queries.map((query) => [query.key, query]));
  /** Largest total of a language's lists. */
  const most = new Map<string, number>();
  /** Status by type. */
  const refused = new Map<string, number | undefined>();
  const failures: HttpError[] = [];
  const lines = await Promise.all(
    [...byKey.values()].map(async ({ key, path, isOfOptionalType }) => {
      const [list = '', search] = path.split('?');
      const asked = new URLSearchParams(search);
      const shown = Number(asked.get('pagination[limit]') ?? DEFAULT_SIZE);
      const answer = await http.request({
        url: `${contentBase}${list}?${lengthOnly(asked)}`,
        anonymous: true,
        timeoutMs: 1500,
      });
      if (!answer.ok) {
        const { error } = answer;
        const isAbsentType = isOfOptionalType && error.status === 404;
        if (!isFinalRefusal(error)) failures.push(error);
        else if (!isAbsentType) refused.set(typeOf(list), error.status);
        return [];
      }
      const body = answer.value as
        | { data?: unknown; meta?: { pagination?: { total?: unknown } } }
        | undefined;
      const total = Number(body?.meta?.pagination?.total);
      // A proxy or another version answers without a total.
      if (Number.isNaN(total)) return [];
      const language = asked.get('locale');
      // A type without translations has the same rows in every language, also in unknown ones.
      const row = Array.isArray(body?.data) ? body.data[0] : undefined;
      const isOfAll = row !== undefined && Object(row).locale === undefined;
      if (language && !isOfAll) most.set(language, Math.max(total, most.get(language) ?? 0));
      return total > shown ? [describeLength({ type: nameOf(list, key), total, shown })] : [];
    }),
  );
  const empty = [...most].filter(([, total]) => total === 0).map(([language]) => language);
  const [failure] = failures.length === byKey.size ? failures : [];
  const types = [...refused].map(([type, status]) => `${type} (${status})`);
  return [
    ...lines.flat(),
    ...(failure ? [`no content list can be read: ${describeHttpError(failure)}`] : []),
    ...(types.length > 0 ? [describeRefused(types)] : []),
    ...empty.map(
      (name) => `content has no entries in ${name}: is it a locale of the content system?`,
    ),
  ];
}

const describeRefused = (types: readonly string[]): string =>
  `content refuses ${types.toSorted().join(', ')}: create missing types (404), give the public role find (403), compare their fields with docs/content-types.md (400)`;

/** Keeps the parameters that filter the list, with a page size of one, to read the total. */
function lengthOnly(asked: URLSearchParams): URLSearchParams {
  const deciding = [...asked].filter(([name]) => /^(filters|locale)\b/.test(name));
  return new URLSearchParams([...deciding, ['pagination[limit]', '1']]);
}

const typeOf = (list: string): string => list.replace('/api/', '');

/** Name of a list in the log: its type and the rest of its key, such as `banners (site-top, en)`. */
function nameOf(list: string, key: string): string {
  const [, ...rest] = key.split(':');
  return typeOf(list) + (rest.length > 0 ? ` (${rest.join(', ')})` : '');
}
