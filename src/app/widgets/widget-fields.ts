import * as v from 'valibot';
import { firstOf, optionalText } from '../../content/parsing/rows.ts';
import type { ParseContext } from '../../http/query.ts';

/** Parses the fields of a widget; undefined if they are invalid. */
export type ParseFields<Model extends object> = (
  fields: unknown,
  context: ParseContext,
) => Promise<Model | undefined>;

type OutputOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/** An example of a widget. Every `fields.ts` in a widget's folder exports a function `demo` that creates it. */
export interface WidgetDemo<Fields = object> {
  widget: Fields;
  /** Answer to its first query. */
  answer?: unknown[];
  /** Texts that its markup then contains. */
  shows: string[];
}

/** Model that a widget's component receives. */
export type ModelOf<Parse> = Parse extends ParseFields<infer Model> ? Model : never;

/**
 * Creates the parser for the fields of a kind of widget (HOM-5). Every `fields.ts` in a widget's folder exports its
 * `fields`.
 * @param entries schema of the fields as the content system sends them
 * @param toModel converts them to the model of the component, if that differs
 */
export function widgetFields<E extends v.ObjectEntries, M extends object = OutputOf<E>>(
  entries: E,
  toModel?: (own: OutputOf<E>, context: ParseContext) => M | undefined | Promise<M | undefined>,
): ParseFields<M> {
  const schema = v.object(entries);
  return async (fields, context) => {
    const parsed = v.safeParse(schema, fields ?? {});
    if (!parsed.success) return undefined;
    const own = parsed.output as OutputOf<E>;
    return toModel ? toModel(own, context) : (own as object as M);
  };
}

/** A text that an editor may leave empty: '', null and absent mean the same. */
export const text = v.pipe(
  optionalText,
  v.transform((words) => words || undefined),
);

/** Number of entries that a widget shows. @param most upper limit */
export const count = (most: number, fallback: number) =>
  v.pipe(
    v.nullish(v.number(), fallback),
    v.transform((n) => Math.min(Math.max(1, Math.trunc(n)), most)),
  );

/** Refresh interval of a widget, in seconds. */
export const seconds = (fallback: number) =>
  v.pipe(
    v.nullish(v.number(), fallback),
    v.transform((n) => Math.min(Math.max(5, n), 3600)),
  );

/** Upper limit for the slides or questions of one widget. */
const MOST_ENTRIES = 100;

/** The valid entries of a widget. Invalid ones are left out and logged (REQ-10). */
export function entriesOf<S extends v.GenericSchema>(
  entries: readonly unknown[],
  schema: S,
  name: string,
  context: ParseContext,
): v.InferOutput<S>[] {
  return firstOf(entries, MOST_ENTRIES, `${name}s`, context).flatMap((entry) => {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success) return [parsed.output];
    context.report(`a ${name} left out: ${v.summarize(parsed.issues)}`);
    return [];
  });
}
