import type { ContentType } from '../content/content-type.ts';
import { documentIdOf } from '../content/document-id.ts';
import type { Fields } from '../content/entry.ts';

/** A text in each language of the seed. */
export interface Translated {
  readonly en: string;
  readonly es: string;
}

export type Language = keyof Translated;
export const languages: readonly Language[] = ['en', 'es'];

export interface Seeder {
  /** The time of the first start; dates in content are relative to it. */
  readonly start: Date;
  /** Adds a picture to the media library, once. @returns the value for a media field */
  picture(name: string, alternativeText?: string): string;
  /** Publishes a document; `fields` is called once per language of the type. */
  add(type: string, name: string, fields: (language: Language) => Fields): void;
}

/**
 * Content types that belong together: every file of src/sandbox/types exports its `family`, and nothing else lists
 * them.
 */
export interface ContentFamily {
  readonly types: readonly ContentType[];
  /** Adds the first entries. */
  seed(seeder: Seeder): void;
}

/** A reference to a seeded document. */
export function ref(type: string, name: string): string {
  return documentIdOf(`${type}/${name}`);
}

/** A day relative to the first start (negative: before), at midnight UTC, as an ISO text. */
export function daysFrom(start: Date, days: number): string {
  const midnight = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  return new Date(midnight + days * 86_400_000).toISOString();
}
