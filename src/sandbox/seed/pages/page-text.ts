import type { Translated } from '../seeder.ts';

/** A text with a page to itself, in both languages. */
export interface PageText {
  readonly slug: string;
  /** The day of the last change of substance, such as 2026-03-02. */
  readonly revisedOn?: string;
  readonly title: Translated;
  readonly intro: Translated;
  readonly metaDescription: Translated;
  /** HTML. */
  readonly body: Translated;
}
