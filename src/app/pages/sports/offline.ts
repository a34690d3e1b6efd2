import { allEventsQuery } from '../../../operator/live.ts';
import type { OfflinePage } from '../offline-pages.ts';

export const offline: OfflinePage = {
  route: 'sportsBetting',
  lists: () => [allEventsQuery(false), allEventsQuery(true)],
};
