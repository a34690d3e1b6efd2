import { invalid } from '../errors.ts';

/** A part of a query that has to be one text; a list or an object there is a 400. */
export function plainText(value: unknown): string {
  if (typeof value === 'object') throw invalid('Invalid query: expected a single value');
  return String(value);
}
