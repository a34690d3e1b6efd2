import type { PublicConfig } from '../../../config/public-config.ts';

/** Host of the map tiles, which learns the part of the map that is viewed; undefined if the map has no tiles. */
export const tilesHost = ({ map }: Pick<PublicConfig, 'map'>): string | undefined =>
  map && new URL(map.tilesUrl.replace(/[{}]/g, '')).host;
