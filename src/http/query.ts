import type { Result } from '../lib/result.ts';
import type { HttpError } from './http-error.ts';

declare const clean: unique symbol;
/** HTML that went through the sanitiser; the only HTML that may be rendered. */
export type CleanHtml = string & { readonly [clean]: true };

/** What a parser may use beside the answer itself. */
export interface ParseContext {
  /** Base of the content system as the browser calls it, to complete relative picture addresses. */
  mediaBase: string;
  /** Base of the operator's API as the browser calls it. */
  operatorBase: string;
  cleanHtml(html: string): Promise<CleanHtml>;
  /** The language of what is parsed, where it is not the page's. */
  lang?: string;
  /** Tells the log, once per distinct text, about an entry that was left out. */
  report(problem: string): void;
}

/**
 * One read, anonymous unless it is asked of the player's queries: where it goes and how the answer becomes our model. Its key names the answer in the
 * stores, in the transferred state and in IndexedDB.
 */
export interface Query<T> {
  key: string;
  family: 'content' | 'operator' | 'slotsSession' | 'terminal';
  /** Path and query below the family's base. */
  path: string;
  /** The answer has to be of now: no cache of the browser may give it. */
  isOfNow?: true;
  /** Nothing is better than another language's: else content that is not translated is read in the site's first language. */
  isTranslatedOnly?: true;
  /** A list of a type that a content system may do without: there are none of it then. */
  isOfOptionalType?: true;
  /** A list of what an editor chose: there is nothing of a choice that the back end refuses for good. */
  isEditorsChoice?: boolean;
  /** unknown in, model out; undefined when the answer as a whole is not usable. */
  parse(wire: unknown, context: ParseContext): T | undefined | Promise<T | undefined>;
}

export type Answer<T> = Result<T, HttpError>;
