import type { ContentType } from './content-type.ts';
import type { Fields } from './entry.ts';

/** The languages that the content system keeps. */
export type Language = 'en' | 'es' | 'ar';

/** A match of the sportsbook that content may announce. */
interface AnnouncedMatch {
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  /** Path below the sportsbook's base URL. */
  readonly path: string;
}

/** Finds the first match of a competition (its slug) at or after a time. */
export type FindMatch = (competition: string, from: Date) => AnnouncedMatch;

export interface Seeder {
  /** The time of the first start. Dates in content are relative to it. */
  readonly start: Date;
  readonly match: FindMatch;
  /** Adds a picture to the media library, once. @returns the value for a media field */
  picture(name: string, alternativeText?: string): string;
  /** Publishes a document; `fields` is called once per language of the type. */
  add(type: string, name: string, fields: (language: Language) => Fields): void;
}

/** Content types that belong together. Every file of src/sandbox/types exports its `family`; there is no other list. */
export interface ContentFamily {
  readonly types: readonly ContentType[];
  /** Adds the first entries. */
  seed(seeder: Seeder): void;
}
