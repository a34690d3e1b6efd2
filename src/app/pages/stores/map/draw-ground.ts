import { type GeoJSON, geoJSON } from 'leaflet/dist/leaflet-src.esm.js';
import type { GroundPart } from '../../../../content/store-map.ts';

/** Returns a part of the ground as a layer, with the theme's colours (map.css). */
export const drawGround = ({ kind, geometry }: GroundPart): GeoJSON =>
  geoJSON(geometry, {
    interactive: false,
    style: { className: `store-map-${kind}` },
  });
