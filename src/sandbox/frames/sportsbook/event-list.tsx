import { useBook } from './book-context.ts';
import { EventRow, ResultRow } from './event-row.tsx';
import './event-list.css';

/** The visible matches, grouped by competition, or results by day and sport. */
export function EventList({ areResults = false }: { areResults?: boolean }) {
  const { known, wording } = useBook();
  const Row = areResults ? ResultRow : EventRow;
  const groups = new Map<string, { title: string; more: string; ids: string[] }>();
  for (const id of known.shown) {
    const event = known.events[id];
    if (event === undefined) continue;
    const sport = wording.sport(event.sport);
    const { slug, name } = event.competition;
    const [title, more] = areResults ? [sport, wording.day(event.startsAt)] : [name, sport];
    const key = `${areResults ? more : slug} ${event.sport}`;
    const group = groups.get(key) ?? { title, more, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups].map(([key, { title, more, ids }]) => (
    <section className="events" key={key}>
      <h2>
        {title} <small>{more}</small>
      </h2>
      <ul>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
    </section>
  ));
}
