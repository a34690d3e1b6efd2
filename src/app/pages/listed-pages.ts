import type { PublicConfig } from '../../config/public-config.ts';
import {
  type ListedEntry,
  type ListedType,
  listedEntriesQuery,
} from '../../content/listed-entries.ts';
import type { Query } from '../../http/query.ts';
import { LISTED_PART } from '../../lib/listed-part.ts';
import { promotionPhase } from '../../lib/promotion-phase.ts';

/** One address: its path without language prefix, and when what is there changed last, as an ISO time. */
export interface ListedPage {
  path: string;
  changed?: string;
}

export interface Reading {
  config: PublicConfig;
  locale: string;
  /** Epoch ms. */
  now: number;
  /** @throws when there is no answer: a list without its half would take pages out of the search engines */
  read: <T>(query: Query<T>) => Promise<T>;
}

/** However a back end answers, a list of it ends after this many parts. */
const MOST_PARTS = 1000;

/** Every entry of a type that may be listed. */
export const allEntries = (type: ListedType, { locale, read }: Reading): Promise<ListedEntry[]> =>
  parts(LISTED_PART, (start) => read(listedEntriesQuery(type, locale, start)));

/** Entries that are listed now: not over, and not kept from search engines by an editor. */
export async function readEntries(type: ListedType, reading: Reading): Promise<ListedEntry[]> {
  const entries = await allEntries(type, reading);
  return entries.filter((entry) => !entry.noIndex && promotionPhase(entry, reading.now) !== 'over');
}

/** Reads a list part by part, until a part has nothing in it. */
export async function parts<T>(
  size: number,
  readPart: (start: number) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let part = 0; part < MOST_PARTS; part++) {
    const rows = await readPart(part * size);
    if (rows.length === 0) break;
    all.push(...rows);
  }
  return all;
}

/** Converts entries to URLs and omits those without a path. */
export function toPages<T extends object>(
  entries: readonly (T & { updatedAt?: string })[],
  pathOf: (entry: T) => string | undefined,
): ListedPage[] {
  return entries.flatMap((entry) => {
    const path = pathOf(entry);
    const { updatedAt } = entry;
    return path ? [{ path, ...(updatedAt && { changed: updatedAt }) }] : [];
  });
}
