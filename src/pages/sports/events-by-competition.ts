import type { SportsEvent } from '../../operator/live.ts';

export interface Competition {
  sport: string;
  name: string;
  events: SportsEvent[];
}

/** Events under their competition, sports and competitions in the order they first come up. */
export function byCompetition(events: readonly SportsEvent[]): Competition[] {
  const found = new Map<string, Competition>();
  for (const event of events) {
    const key = `${event.sport}/${event.competition}`;
    const known = found.get(key);
    if (known) known.events.push(event);
    else found.set(key, { sport: event.sport, name: event.competition, events: [event] });
  }
  const sports = [...new Set(events.map((event) => event.sport))];
  return [...found.values()].sort((a, b) => sports.indexOf(a.sport) - sports.indexOf(b.sport));
}
