import type { Answer, Query } from '../../../../http/query.ts';
import { failure, success } from '../../../../lib/result.ts';
import type { ListPage, ListQuery } from '../../../../operator/activity.ts';

interface Followed<T> {
  entries: T[];
  /** The page that has not loaded yet. */
  waiting?: Query<ListPage<T>>;
  /** There are more entries than requested. */
  more: boolean;
}

/**
 * Returns the loaded part of a list, following each page's cursor to the next.
 * @param wanted number of pages
 * @param peek returns a page if it is loaded
 */
export function followPages<T>(
  listQuery: ListQuery<T>,
  wanted: number,
  peek: (query: Query<ListPage<T>>) => ListPage<T> | undefined,
): Followed<T> {
  const entries: T[] = [];
  let cursor: string | undefined;
  for (let parts = 0; parts < wanted; parts++) {
    const query = listQuery(cursor);
    const page = peek(query);
    if (!page) return { entries, waiting: query, more: false };
    entries.push(...page.entries);
    if (page.next === undefined) return { entries, more: false };
    cursor = page.next;
  }
  return { entries, more: true };
}

interface ReadAllOptions<T> {
  read: (query: Query<ListPage<T>>) => Promise<Answer<ListPage<T>>>;
  /** Called after each page with the number of entries so far. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** Reads a list to its end. A repeated cursor would loop forever, so it counts as a malformed response. */
export async function readAll<T>(
  listQuery: ListQuery<T>,
  { read, onProgress, signal }: ReadAllOptions<T>,
): Promise<Answer<T[]>> {
  const entries: T[] = [];
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  for (;;) {
    const query = listQuery(cursor);
    if (signal.aborted) return failure({ kind: 'cancelled', url: query.path });
    if (seen.has(cursor)) return failure({ kind: 'malformed', url: query.path, detail: 'circle' });
    seen.add(cursor);
    const page = await read(query);
    if (!page.ok) return page;
    entries.push(...page.value.entries);
    onProgress(entries.length);
    if (page.value.next === undefined) return success(entries);
    cursor = page.value.next;
  }
}
