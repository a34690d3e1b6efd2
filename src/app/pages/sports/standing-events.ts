import type { SportsEvent } from '../../../operator/live.ts';

/** An event in its place on a page that stands. */
export interface StandingEvent {
  event: SportsEvent;
  /** It is no longer in the list: over, or under way where only coming ones are shown. */
  gone: boolean;
  /** Which answer brought the place; events of later ones stand below all of earlier ones. */
  arrival: number;
}

/**
 * The events of a new answer, in the places that they have on the page: what is no longer there stays
 * where it is until a new event of its competition takes its place; other new events come last. So
 * nothing moves under the finger of somebody who reads (PF-2).
 * @param before empty for a page that is opened
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
