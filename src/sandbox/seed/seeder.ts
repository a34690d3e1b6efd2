import type { Language } from '../content/content-family.ts';
import { documentIdOf } from '../content/document-id.ts';

/** A text in each language of the seed. */
export type Translated = Readonly<Record<Language, string>>;

export const languages: readonly Language[] = ['en', 'es', 'ar'];

/** A reference to a seeded document. */
export function ref(type: string, name: string): string {
  return documentIdOf(`${type}/${name}`);
}

/** A day relative to the first start (negative: before), at midnight UTC, as an ISO text. */
export function daysFrom(start: Date, days: number): string {
  const midnight = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  return new Date(midnight + days * 86_400_000).toISOString();
}
