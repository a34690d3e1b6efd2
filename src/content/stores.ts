import type { Query } from '../http/query.ts';
import type { Store } from './wire/stores.ts';

export type { Store } from './wire/stores.ts';

/**
 * All shops by name. One answer serves the list, shop pages and the map, also offline. Optional fields are not
 * requested by name, because Strapi answers 400 for unknown ones.
 */
export function storesQuery(): Query<Store[]> {
  return {
    key: 'stores',
    family: 'content',
    path: '/api/stores?populate=*&pagination[limit]=100&sort=name:asc',
    parse: async (wire, context) => (await import('./wire/stores.ts')).parseStores(wire, context),
  };
}
