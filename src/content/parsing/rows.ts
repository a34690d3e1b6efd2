import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';

const envelope = v.object({ data: v.array(v.unknown()) });
const identified = v.object({ documentId: v.string() });

/** The language of a model's texts, if it differs from the page's (WCAG 3.1.2). */
export interface InLanguage {
  lang?: string;
}

/**
 * Parses the rows of a content list. Drops and logs invalid rows (REQ-10), cuts excess ones, and sorts by `order` if
 * present.
 * @returns undefined if it is not a list
 */
export async function parseRows<S extends v.GenericSchema, T extends object>(
  wire: unknown,
  what: { type: string; schema: S; limit: number },
  context: ParseContext,
  toModel: (row: v.InferOutput<S>) => T | undefined | Promise<T | undefined>,
): Promise<(T & InLanguage)[] | undefined> {
  const list = v.safeParse(envelope, wire);
  if (!list.success) return undefined;
  const rows = list.output.data;
  if (rows.length > what.limit) {
    context.report(`${what.type}: ${rows.length} rows came, ${what.limit} were asked for`);
  }
  const { lang } = context;
  const models: (T & InLanguage)[] = [];
  for (const row of byOrder(rows.slice(0, what.limit))) {
    const parsed = v.safeParse(what.schema, row);
    const model = parsed.success ? await toModel(parsed.output) : undefined;
    if (model !== undefined) models.push(lang === undefined ? model : { ...model, lang });
    else
      context.report(
        `${what.type} ${nameOf(row)} left out: ${parsed.success ? 'its link or picture is missing or not allowed' : v.summarize(parsed.issues)}`,
      );
  }
  return models;
}

/** The first entries of a nested list; cuts and logs the rest. */
export function firstOf<T>(
  entries: readonly T[],
  limit: number,
  name: string,
  context: ParseContext,
): readonly T[] {
  if (entries.length > limit) context.report(`${name}: ${entries.length} came, ${limit} are taken`);
  return entries.slice(0, limit);
}

/** The row of a single type, or of a list with one. */
export function firstRow(wire: unknown): unknown {
  const data = (wire as { data?: unknown } | undefined)?.data;
  return Array.isArray(data) ? data[0] : data;
}

/** Whether the content system answered with an empty list. */
export function isEmptyList(wire: unknown): boolean {
  const list = v.safeParse(envelope, wire);
  return list.success && list.output.data.length === 0;
}

function nameOf(row: unknown): string {
  const parsed = v.safeParse(identified, row);
  return parsed.success ? parsed.output.documentId : '(without documentId)';
}

/**
 * A short id, unique within a list: the start of a documentId. The whole id is random text that does not compress, and
 * a page carries about a hundred of them. Five characters have 44 million values, so a list of 25 has a duplicate once in
 * about 145,000 lists.
 */
export const toId = (documentId: string): string => documentId.slice(0, 5);

/** Identifies an entry in URLs, as one path segment. */
export const slug = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

/** Editors leave fields empty: null and absent mean the same. */
export const optionalText = v.nullish(v.string());
export const optionalNumber = v.nullish(v.number());
export const optionalFlag = v.nullish(v.boolean());

/** Ascending by `order`; rows without a usable one come last, in the order they came (B44). */
export function byOrder<T>(rows: readonly T[]): T[] {
  const orderOf = (row: T) => v.parse(ordered, row).order;
  return [...rows].sort((a, b) => orderOf(a) - orderOf(b) || 0);
}

const ordered = v.fallback(v.object({ order: v.fallback(v.number(), Infinity) }), {
  order: Infinity,
});
