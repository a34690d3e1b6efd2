import * as v from 'valibot';
import { firstOf, optionalText } from '../../content/parsing/rows.ts';
import type { ParseContext } from '../../http/query.ts';

/** Checks a widget's own fields: undefined when they do not fit. */
export type ParseFields<Model extends object> = (
  fields: unknown,
  context: ParseContext,
) => Promise<Model | undefined>;

type OutputOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/** An example of a widget: every `fields.ts` in a widget's folder exports a function `demo` that makes it. */
export interface WidgetDemo<Fields = object> {
  widget: Fields;
  /** What its first query answers. */
  answer?: unknown[];
  /** Parts of the markup that it then has. */
  shows: string[];
}

/** What a widget's component gets of its fields. */
export type ModelOf<Parse> = Parse extends ParseFields<infer Model> ? Model : never;

/**
 * The own fields of a kind of widget (HOM-5): every `fields.ts` in a widget's folder exports its `fields`.
 * @param entries what the content system sends
 * @param toModel what the component gets of it, where that is something else
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

/** Editors leave fields empty: no text, null and absent mean the same. */
export const text = v.pipe(
  optionalText,
  v.transform((words) => words || undefined),
);

/** How many entries a widget shows. */
export const count = (most: number, fallback: number) =>
  v.pipe(
    v.nullish(v.number(), fallback),
    v.transform((n) => Math.min(Math.max(1, Math.trunc(n)), most)),
  );

/** How often a widget reads again. */
export const seconds = (fallback: number) =>
  v.pipe(
    v.nullish(v.number(), fallback),
    v.transform((n) => Math.min(Math.max(5, n), 3600)),
  );

/** More slides or questions than one widget shows. */
const MOST_ENTRIES = 100;

/** The entries of a widget that fit; the others cost themselves only, and are told to the log (REQ-10). */
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
