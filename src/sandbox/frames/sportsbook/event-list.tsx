import { useBook } from './book-context.ts';
import { EventRow } from './event-row.tsx';
import './event-list.css';

/** The visible matches, grouped by competition. */
export function EventList() {
  const { known, wording } = useBook();
  const groups = new Map<string, { title: string; sport: string; ids: string[] }>();
  for (const id of known.shown) {
    const event = known.events[id];
    if (event === undefined) continue;
    const key = `${event.sport} ${event.competition.slug}`;
    const group = groups.get(key) ?? {
      title: event.competition.name,
      sport: wording.sport(event.sport),
      ids: [],
    };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups].map(([key, { title, sport, ids }]) => (
    <section className="events" key={key}>
      <h2>
        {title} <small>{sport}</small>
      </h2>
      <ul>
        {ids.map((id) => (
          <EventRow key={id} id={id} />
        ))}
      </ul>
    </section>
  ));
}
