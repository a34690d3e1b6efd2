import type { PublicConfig } from '../../config/public-config.ts';

/** Of the box on the sports pages into which a visitor types. */
export const SPORTS_SEARCH_ID = 'sports-search';

/** Whether a path (without language prefix) is one of the sports pages, which have a search of their own (MOB-1). */
export const isSportsPath = ({ routes }: Pick<PublicConfig, 'routes'>, path: string): boolean =>
  [routes.sportsBetting, routes.liveSportsBetting].some(
    (route) => route !== undefined && [route, `${route}/`].includes(path),
  );

/** Puts the visitor into the search box, which scrolls it into view and brings up the keyboard. */
export const openSportsSearch = (): void => document.getElementById(SPORTS_SEARCH_ID)?.focus();
