import type { PublicConfig } from '../../../config/public-config.ts';

/** Host that learns which part of the map is viewed; undefined if the map has no tiles. */
export const tilesHost = ({ map }: Pick<PublicConfig, 'map'>): string | undefined =>
  map && new URL(map.tilesUrl.replace(/[{}]/g, '')).host;
