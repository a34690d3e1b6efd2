import type { Query } from '../http/query.ts';
import type { StoreMap } from './wire/store-map.ts';

export type { GroundPart, StoreMap } from './wire/store-map.ts';

export function storeMapQuery(): Query<StoreMap> {
  return {
    key: 'store-map',
    family: 'content',
    path: '/api/store-map',
    parse: async (wire) => (await import('./wire/store-map.ts')).parseStoreMap(wire),
  };
}
