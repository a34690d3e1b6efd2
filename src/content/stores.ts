import type { Query } from '../http/query.ts';
import type { Position } from '../lib/distance.ts';
import type { OpeningHours } from '../lib/opening-hours.ts';
import type { StoreService } from '../lib/store-services.ts';
import type { Picture } from './picture.ts';

export interface Store {
  id: string;
  /** Its own, or its documentId where the type has no such field. */
  slug: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  /** ISO 3166, such as ES. */
  country?: string;
  /** Without it the shop is in the list only. */
  position?: Position;
  phone?: string;
  image?: Picture;
  hours?: OpeningHours;
  /** Where its clock stands; without it nobody is told whether it is open. */
  timeZone?: string;
  services: readonly StoreService[];
}

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
