import { useState } from 'react';
import type { SportsEvent } from '../../../operator/live.ts';
import { type StandingEvent, standingEvents } from './standing-events.ts';

/**
 * Returns the events of the latest answer in their earlier places; another view starts anew.
 * @param view what the visitor chose to see, for which they expect events to move
 */
export function useStandingEvents(
  events: readonly SportsEvent[],
  view: string,
): readonly StandingEvent[] {
  const [shown, setShown] = useState(() => ({ events, view, places: standingEvents([], events) }));
  if (shown.events === events && shown.view === view) return shown.places;
  const places = standingEvents(shown.view === view ? shown.places : [], events);
  setShown({ events, view, places });
  return places;
}
