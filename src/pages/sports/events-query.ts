import type { Query } from '../../http/query.ts';
import { type SportsEvent, sportsEventsQuery } from '../../operator/live.ts';

/** Every event of a view, up to the operator's largest page; a sport is chosen on the device. */
export const eventsQuery = (live: boolean): Query<SportsEvent[]> =>
  sportsEventsQuery({ live, limit: 50 });
