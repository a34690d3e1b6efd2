import { invalid } from '../errors.ts';

/** Reads a single text. @throws ContentError 400 for a list or object */
export function plainText(value: unknown): string {
  if (typeof value === 'object') throw invalid('Invalid query: expected a single value');
  return String(value);
}
