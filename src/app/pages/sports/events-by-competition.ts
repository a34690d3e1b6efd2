import type { StandingEvent } from './standing-events.ts';

export interface Competition {
  sport: string;
  name: string;
  arrival: number;
  places: StandingEvent[];
}

/**
 * Groups events by competition, with sports and competitions in order of first appearance. Events of later answers come
 * below those of earlier ones.
 */
export function byCompetition(places: readonly StandingEvent[]): Competition[] {
  const found = new Map<string, Competition>();
  for (const place of places) {
    const { arrival } = place;
    const { sport, competition: name } = place.event;
    const key = `${arrival}/${sport}/${name}`;
    const known = found.get(key);
    if (known) known.places.push(place);
    else found.set(key, { sport, name, arrival, places: [place] });
  }
  const sports = [...new Set(places.map(({ event }) => event.sport))];
  return [...found.values()].sort(
    (a, b) => a.arrival - b.arrival || sports.indexOf(a.sport) - sports.indexOf(b.sport),
  );
}
