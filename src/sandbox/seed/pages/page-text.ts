import type { Translated } from '../seeder.ts';

/** A text with its own page, in each language. */
export interface PageText {
  readonly slug: string;
  /** The date of the last substantive change, such as 2026-03-02. */
  readonly revisedOn?: string;
  readonly title: Translated;
  readonly intro: Translated;
  readonly metaDescription: Translated;
  /** HTML. */
  readonly body: Translated;
}
