import type { Query } from '../http/query.ts';

/** Longitude and latitude, in degrees (GeoJSON's order). */
type Point = [number, number];

/** A part of the ground as a GeoJSON geometry. `around` is land where the house has no shops. */
export type GroundPart =
  | { kind: 'around' | 'land'; geometry: { type: 'MultiPolygon'; coordinates: Point[][][] } }
  | { kind: 'border'; geometry: { type: 'MultiLineString'; coordinates: Point[][] } };

/** What the map of the shops is drawn on where no tiles are configured. */
export interface StoreMap {
  /** Back to front. */
  ground: readonly GroundPart[];
  /** Whose data it is. */
  attribution: string;
}

export function storeMapQuery(): Query<StoreMap> {
  return {
    key: 'store-map',
    family: 'content',
    path: '/api/store-map',
    parse: async (wire) => (await import('./wire/store-map.ts')).parseStoreMap(wire),
  };
}
