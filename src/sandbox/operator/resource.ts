import type { PictureFinder } from './picture-url.ts';

export interface OperatorContext {
  readonly picture: PictureFinder;
  readonly now: () => Date;
}

/** An anonymous read: the JSON of the answer, or a thrown Problem. */
export type Resource = (query: URLSearchParams, context: OperatorContext) => unknown;
