import type { StandingEvent } from './standing-events.ts';

export interface Competition {
  sport: string;
  name: string;
  arrival: number;
  places: StandingEvent[];
}

/**
 * Events under their competition, sports and competitions in the order they first come up; what came
 * while the page stood below all that was there.
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
