import type { EndpointBases } from '../config/public-config.ts';
import type { Query } from './query.ts';

/** The URL of a query: absolute, or a path of this origin, as the bases are. */
export const queryUrl = (
  query: Pick<Query<unknown>, 'family' | 'path'>,
  bases: EndpointBases,
): string => (bases[query.family] ?? '').replace(/\/$/, '') + query.path;
