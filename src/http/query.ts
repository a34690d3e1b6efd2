import type { Result } from '../lib/result.ts';
import type { HttpError } from './http-error.ts';

declare const clean: unique symbol;
/** Sanitised HTML, the only kind that may be rendered. */
export type CleanHtml = string & { readonly [clean]: true };

/** What a parser needs besides the answer. */
export interface ParseContext {
  /** The browser's base of the content system, to complete relative picture URLs. */
  mediaBase: string;
  /** The browser's base of the operator's API. */
  operatorBase: string;
  cleanHtml(html: string): Promise<CleanHtml>;
  /** The language of the content, if it differs from the page's. */
  lang?: string;
  /** Logs an entry that was left out, once per distinct message. @param family of the read; content if omitted */
  report(problem: string, family?: Query<unknown>['family']): void;
}

/**
 * One read: where it goes and how the answer becomes a model. It is anonymous unless it goes through the player's
 * queries. Its key identifies the answer in the stores, the transferred state and IndexedDB.
 */
export interface Query<T> {
  key: string;
  family: 'content' | 'operator' | 'slotsSession' | 'terminal';
  /** Path and query, relative to the family's base. */
  path: string;
  /** Bypasses the browser's HTTP cache. */
  isOfNow?: true;
  /** Does not fall back to the site's first language when there is no translation. */
  isTranslatedOnly?: true;
  /** A content system without this type answers with an empty list instead of an error. */
  isOfOptionalType?: true;
  /** Only a part of the pages that show it. A final refusal by the back end means an empty list (FRM-4). */
  isPart?: boolean;
  /** Turns the raw answer into a model; undefined if it is unusable as a whole. */
  parse(wire: unknown, context: ParseContext): T | undefined | Promise<T | undefined>;
}

export type Answer<T> = Result<T, HttpError>;

/** The query of a page's list, for a block that shows a part of it. */
export const asPart = <T>(query: Query<T>): Query<T> => ({ ...query, isPart: true });
