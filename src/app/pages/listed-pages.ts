import type { PublicConfig } from '../../config/public-config.ts';
import {
  type ListedEntry,
  type ListedType,
  listedEntriesQuery,
} from '../../content/listed-entries.ts';
import type { Query } from '../../http/query.ts';
import { LISTED_PART } from '../../lib/listed-part.ts';
import { promotionPhase } from '../../lib/promotion-phase.ts';

/** A URL to list: its path without language prefix, and when its content last changed, as an ISO time. */
export interface ListedPage {
  path: string;
  changed?: string;
}

export interface Reading {
  config: PublicConfig;
  locale: string;
  /** Epoch ms. */
  now: number;
  /**
   * @returns nothing if the back end refuses the list for good
   * @throws without an answer, because half a list would remove pages from search engines
   */
  read: <T>(query: Query<T[]>) => Promise<T[]>;
}

/** Upper limit for the parts of a list, whatever a back end responds. */
const MOST_PARTS = 1000;

/** Returns every entry of a type, including those that are not to be listed. */
export const allEntries = (type: ListedType, { locale, read }: Reading): Promise<ListedEntry[]> =>
  parts(LISTED_PART, (start) => read(listedEntriesQuery(type, locale, start)));

/** Reads the entries to list now: those that are not over and that no editor hides from search engines. */
export async function readEntries(type: ListedType, reading: Reading): Promise<ListedEntry[]> {
  const entries = await allEntries(type, reading);
  return entries.filter((entry) => !entry.noIndex && promotionPhase(entry, reading.now) !== 'over');
}

/** Reads a list part by part until a part is empty. */
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
