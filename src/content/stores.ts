import type { Query } from '../http/query.ts';
import type { Position } from '../lib/distance.ts';
import type { OpeningHours } from '../lib/opening-hours.ts';
import type { StoreService } from '../lib/store-services.ts';
import type { Picture } from './picture.ts';

export interface Store {
  id: string;
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

/** Every shop, by name. One answer serves the list, each shop's page and the map, also without a network. */
export function storesQuery(): Query<Store[]> {
  return {
    key: 'stores',
    family: 'content',
    path: '/api/stores?populate[openingHours]=true&populate[exceptionalDays]=true&populate[services]=true&populate[image]=true&pagination[limit]=100&sort=name:asc',
    parse: async (wire, context) => (await import('./wire/stores.ts')).parseStores(wire, context),
  };
}
