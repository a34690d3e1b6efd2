import { useState } from 'react';
import type { SportsEvent } from '../../../operator/live.ts';

/** An event in its place on an open page. */
export interface StandingEvent {
  event: SportsEvent;
  /** Whether it left the list: it is over, or has gone live on a page of upcoming events. */
  gone: boolean;
  /** Number of the answer that added it; events of later answers come below those of earlier ones. */
  arrival: number;
}

/**
 * Updates the events of an open page without moving any (PF-2). An event that left the list keeps its place until a new
 * event of its competition takes it. Other new events come last.
 * @param before empty when the page opens
 */
export function standingEvents(
  before: readonly StandingEvent[],
  events: readonly SportsEvent[],
): StandingEvent[] {
  const listed = new Map(events.map((event) => [event.id, event]));
  const known = new Set(before.map(({ event }) => event.id));
  const arrivals = events.filter(({ id }) => !known.has(id));
  const kept = before.map((place) => {
    const now = listed.get(place.event.id);
    if (now) return { ...place, event: now, gone: false };
    const next = arrivals.findIndex((event) => isSameCompetition(event, place.event));
    const [successor] = next === -1 ? [] : arrivals.splice(next, 1);
    return successor ? { ...place, event: successor, gone: false } : { ...place, gone: true };
  });
  const arrival = Math.max(-1, ...before.map((place) => place.arrival)) + 1;
  return [...kept, ...arrivals.map((event) => ({ event, gone: false, arrival }))];
}

const isSameCompetition = (a: SportsEvent, b: SportsEvent) =>
  a.sport === b.sport && a.competition === b.competition;

/**
 * Returns the events of the latest answer in their earlier places; another view starts anew.
 * @param view what the visitor chose to see; when it changes, they expect events to move
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
