import type { PublicConfig } from '../../../config/public-config.ts';

/** Who learns which part of the map is looked at; nobody where the map needs no tiles. */
export const tilesHost = ({ map }: Pick<PublicConfig, 'map'>): string | undefined =>
  map && new URL(map.tilesUrl.replace(/[{}]/g, '')).host;
