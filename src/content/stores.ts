import type { Query } from '../http/query.ts';
import type { Store } from './wire/stores.ts';

export type { Store } from './wire/stores.ts';

/**
 * Every shop, by name. One answer serves the list, each shop's page and the map, also without a network. What a type has
 * beside name, address and opening hours comes where it has it: a part that is asked for by name and not there is a 400.
 */
export function storesQuery(): Query<Store[]> {
  return {
    key: 'stores',
    family: 'content',
    path: '/api/stores?populate=*&pagination[limit]=100&sort=name:asc',
    parse: async (wire, context) => (await import('./wire/stores.ts')).parseStores(wire, context),
  };
}
