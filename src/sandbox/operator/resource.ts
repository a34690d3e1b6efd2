import type { Operations } from '../../operator/contract/types.ts';
import type { PictureFinder } from './picture-url.ts';

export interface ResourceContext {
  readonly picture: PictureFinder;
  readonly now: Date;
}

/** The path parameters, decoded. */
type PathNames = Readonly<Record<string, string>>;

/** A public read of the contract: returns the response body or throws a Problem. */
export type Resource<I extends keyof Operations> = (
  query: URLSearchParams,
  context: ResourceContext,
  names: PathNames,
) => Operations[I]['answer'];
