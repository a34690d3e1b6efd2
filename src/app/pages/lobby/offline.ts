import { allGamesQuery } from '../../../operator/catalogue.ts';
import type { OfflinePage } from '../offline-pages.ts';

export const offline: OfflinePage = {
  route: 'games',
  label: 'games.title',
  lists: () => [allGamesQuery()],
};
