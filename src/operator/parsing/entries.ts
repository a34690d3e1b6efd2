import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';

type Report = Pick<ParseContext, 'report'>;
/** Keys of a response that contain lists. */
type ListKey<E extends v.ObjectEntries> = {
  [K in keyof E]: E[K] extends { item: v.GenericSchema } ? K : never;
}[keyof E] &
  string;

/**
 * Returns the valid entries of a player's list. Leaves out invalid ones and reports them once (REQ-10).
 * @param type kind of entry for the log, which never contains the entry itself
 */
function keepValid<T>(
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

/** The output of a schema; undefined if it does not match. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, wire: unknown): T | undefined {
  const result = v.safeParse(schema, wire);
  return result.success ? result.output : undefined;
}

/**
 * Parses a response that contains a list, whose entries are filtered by `keepValid`.
 * @returns undefined if anything but an entry is invalid
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
