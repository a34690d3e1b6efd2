import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

// Makes src/sandbox/seed/spain.json, the base map of the shops: `node tests/pictures/make-map.ts`. Regions: es-atlas
// (MIT) from data of the Instituto Geográfico Nacional, CC BY 4.0 ign.es. Neighbours: world-atlas (ISC) from Natural
// Earth, public domain.

type Regions = Topology<{ autonomous_regions: GeometryCollection }>;
type Countries = Topology<{ countries: GeometryCollection }>;

const require = createRequire(import.meta.url);
const regions: Regions = require('es-atlas/es/autonomous_regions.json');
const world: Countries = require('world-atlas/countries-50m.json');

/** Visible neighbours of Spain, by ISO 3166: Portugal, France, Andorra, Morocco, Western Sahara, Algeria, Gibraltar. */
const NEIGHBOURS = ['620', '250', '020', '504', '732', '012', '292'];
/** West, south, east, north, in degrees. */
const FRAME = [-24, 22, 10, 49] as const;

/** To a thousandth of a degree, about 100 m, which is the resolution of the regions. */
const round = (value: number) => Math.round(value * 1000) / 1000;

function rounded(ring: Position[]): Position[] {
  const points = ring.map(([x = 0, y = 0]) => [round(x), round(y)]);
  return points.filter((point, index) => String(point) !== String(points[index - 1]));
}

/** Clips a ring to the frame, side by side (Sutherland and Hodgman). */
function cut(ring: Position[]): Position[] {
  const [west, south, east, north] = FRAME;
  const sides = [
    { axis: 0, limit: west, sign: 1 },
    { axis: 0, limit: east, sign: -1 },
    { axis: 1, limit: south, sign: 1 },
    { axis: 1, limit: north, sign: -1 },
  ];
  return sides.reduce((points, { axis, limit, sign }) => {
    const depth = (point: Position) => ((point[axis] ?? 0) - limit) * sign;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const [a, b] = [depth(before), depth(point)];
      const kept = b >= 0 ? [point] : [];
      if (a >= 0 === b >= 0) return kept;
      const share = a / (a - b);
      const crossing = before.map((value, i) => value + share * ((point[i] ?? 0) - value));
      return [crossing, ...kept];
    });
  }, ring);
}

const polygonsOf = (geometry: Geometry): Position[][][] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
};

const part = (kind: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry,
});

const { autonomous_regions } = regions.objects;
const areas = autonomous_regions.geometries.filter(
  (geometry): geometry is Polygon | MultiPolygon => 'arcs' in geometry,
);
const around = feature(world, world.objects.countries)
  .features.filter(({ id }) => NEIGHBOURS.includes(String(id)))
  .flatMap(({ geometry }) => polygonsOf(geometry))
  .map((rings) => rings.map((ring) => rounded(cut(ring))).filter((ring) => ring.length > 3))
  .filter((rings) => rings.length > 0);
const ground: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    part('around', { type: 'MultiPolygon', coordinates: around }),
    part('land', {
      type: 'MultiPolygon',
      coordinates: merge(regions, areas).coordinates.map((rings) => rings.map(rounded)),
    }),
    part('border', {
      type: 'MultiLineString',
      coordinates: mesh(regions, autonomous_regions, (a, b) => a !== b).coordinates.map(rounded),
    }),
  ],
};
writeFileSync(
  new URL('../../src/sandbox/seed/spain.json', import.meta.url),
  `${JSON.stringify(ground)}\n`,
);
