import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { firstRow, optionalText } from './parsing/rows.ts';

/** A part of the map's ground as a GeoJSON geometry. `around` is land where the company has no shops. */
export type GroundPart =
  | { kind: 'around' | 'land'; geometry: { type: 'MultiPolygon'; coordinates: Point[][][] } }
  | { kind: 'border'; geometry: { type: 'MultiLineString'; coordinates: Point[][] } };

/** The base map of the shops for sites without configured tiles. */
export interface StoreMap {
  /** Back to front. */
  ground: readonly GroundPart[];
  /** Credit of the data's source, shown on the map. */
  attribution: string;
}

export function storeMapQuery(): Query<StoreMap> {
  return {
    key: 'store-map',
    family: 'content',
    path: '/api/store-map',
    parse: async (wire) => (await import('./store-map.ts')).parseStoreMap(wire),
  };
}

/** Longitude and latitude, in degrees (GeoJSON's order). */
type Point = [number, number];

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const point = v.tuple([degrees(180), degrees(90)]);
const line = v.array(point);
const area = v.object({
  properties: v.object({ kind: v.picklist(['around', 'land']) }),
  geometry: v.object({
    type: v.literal('MultiPolygon'),
    coordinates: v.array(v.array(line)),
  }),
});
const border = v.object({
  properties: v.object({ kind: v.literal('border') }),
  geometry: v.object({ type: v.literal('MultiLineString'), coordinates: v.array(line) }),
});
const row = v.object({
  ground: v.object({
    features: v.pipe(v.array(v.union([area, border])), v.maxLength(20)),
  }),
  attribution: optionalText,
});

export function parseStoreMap(wire: unknown): StoreMap | undefined {
  const parsed = v.safeParse(row, firstRow(wire));
  if (!parsed.success) return undefined;
  const { ground, attribution } = parsed.output;
  return {
    ground: ground.features.map(({ properties, geometry }) => ({
      kind: properties.kind,
      geometry,
    })) as StoreMap['ground'][number][],
    attribution: attribution ?? '',
  };
}
