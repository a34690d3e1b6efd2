import * as v from 'valibot';
import type { StoreMap } from '../store-map.ts';
import { firstRow, optionalText } from './rows.ts';

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
