import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';

/**
 * The entries of a player's list that hold; one that does not is left out and reported once (REQ-10).
 * @param type names the kind of entry in the log; the entry itself is a player's and stays out of it
 */
export function keepValid<T>(
  entries: readonly unknown[],
  type: string,
  schema: v.GenericSchema<unknown, T>,
  { report }: Pick<ParseContext, 'report'>,
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

/** RFC 3339 in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());
/** `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());
