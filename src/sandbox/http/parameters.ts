import { invalidParameter } from './problem.ts';

/** A parameter with a fixed set of values; undefined if absent. */
export function oneOf<T extends string>(
  query: URLSearchParams,
  field: string,
  words: readonly T[],
): T | undefined {
  const given = query.get(field);
  if (given === null) return undefined;
  const word = words.find((candidate) => candidate === given);
  if (word === undefined)
    throw invalidParameter(field, `${field} must be one of ${words.join(', ')}`);
  return word;
}

/** A whole-number parameter within a range; the fallback if absent. */
export function wholeNumber(
  query: URLSearchParams,
  field: string,
  { least, most, fallback }: { least: number; most: number; fallback: number },
): number {
  const given = query.get(field);
  if (given === null) return fallback;
  const number = Number(given);
  if (!/^\d{1,9}$/.test(given) || number < least || number > most) {
    throw invalidParameter(field, `${field} must be a whole number from ${least} to ${most}`);
  }
  return number;
}

/** A free-text parameter of at most 100 characters; undefined if absent or empty. */
export function words(query: URLSearchParams, field: string): string | undefined {
  const given = query.get(field)?.trim();
  if (given === undefined || given === '') return undefined;
  if (given.length > 100) throw invalidParameter(field, `${field} may have at most 100 characters`);
  return given;
}
