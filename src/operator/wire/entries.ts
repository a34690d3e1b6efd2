import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';

type Report = Pick<ParseContext, 'report'>;
/** The entries of an answer that are lists. */
type ListKey<E extends v.ObjectEntries> = {
  [K in keyof E]: E[K] extends { item: v.GenericSchema } ? K : never;
}[keyof E] &
  string;

/**
 * The entries of a player's list that hold; one that does not is left out and reported once (REQ-10).
 * @param type names the kind of entry in the log; the entry itself is a player's and stays out of it
 */
export function keepValid<T>(
  entries: readonly unknown[],
  type: string,
  schema: v.GenericSchema<unknown, T>,
  { report }: Report,
): T[] {
  return entries.flatMap((entry) => {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success) return [parsed.output];
    const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
    report(`${type} left out: ${where || 'not an object'}`);
    return [];
  });
}

/** The output of a schema, or undefined. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, wire: unknown): T | undefined {
  const result = v.safeParse(schema, wire);
  return result.success ? result.output : undefined;
}

/**
 * An answer of the contract with a list, whose entries are kept as `keepValid` says.
 * @returns undefined when anything but an entry does not fit
 */
export function parsedWithList<E extends v.ObjectEntries>(
  schema: v.ObjectSchema<E, undefined>,
  [key, type]: readonly [key: ListKey<E>, type: string],
  wire: unknown,
  context: Report,
): v.InferOutput<v.ObjectSchema<E, undefined>> | undefined {
  const { item } = schema.entries[key] as unknown as { item: v.GenericSchema };
  const answer = parsed(v.object({ ...schema.entries, [key]: v.array(v.unknown()) }), wire);
  if (answer === undefined) return undefined;
  const list = keepValid(answer[key] as unknown[], type, item, context);
  return { ...answer, [key]: list } as v.InferOutput<v.ObjectSchema<E, undefined>>;
}
