import type { Store } from '../../../content/stores.ts';
import {
  dateOf,
  dayIn,
  type OpeningHours,
  type Span,
  weekdayOf,
} from '../../../lib/opening-hours.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { clockText } from './open-state-text.ts';

const DAY_MS = 86_400_000;
/** Any Monday, to format the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
/** Holidays further away are not shown yet, in days. */
const AHEAD = 60;

interface WeekTableProps {
  hours: OpeningHours;
  store: Store;
  now: number | undefined;
  /** When the page was rendered, to omit past holidays (epoch ms). */
  madeAt: number;
}

/** A shop's week in its local time, with today marked, and the next special days. */
export function WeekTable({ hours, store, now, madeAt }: WeekTableProps) {
  const { t, date } = useText();
  const { timeZone } = store;
  // Without a time zone, the shop's current day is unknown.
  const today = now === undefined || !timeZone ? undefined : dayIn(timeZone, now);
  // On a special day its own line is marked, not that of its weekday.
  const usualDay =
    today === undefined || dateOf(today) in hours.exceptions ? undefined : weekdayOf(today);
  const holidays = holidaysAhead(hours, dayIn(timeZone ?? 'UTC', now ?? madeAt));
  const name = (day: number, style: Intl.DateTimeFormatOptions) =>
    date(day, { ...style, timeZone: 'UTC' });
  return (
    <>
      <table className="week-table">
        <caption className="visually-hidden">{t('stores.hours')}</caption>
        <tbody>
          {hours.week.map((spans, index) => {
            const day = MONDAY + index * DAY_MS;
            return (
              <Day
                key={day}
                name={name(day, { weekday: 'long' })}
                isToday={index === usualDay}
                spans={spans}
              />
            );
          })}
        </tbody>
      </table>
      {holidays.length > 0 && (
        <>
          <h3>{t('stores.holidays')}</h3>
          <table className="week-table">
            <caption className="visually-hidden">{t('stores.holidays')}</caption>
            <tbody>
              {holidays.map(({ day, spans }) => (
                <Day
                  key={day}
                  name={name(day, { weekday: 'short', day: 'numeric', month: 'short' })}
                  isToday={day === today}
                  spans={spans}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

interface DayProps {
  name: string;
  isToday: boolean;
  spans: readonly Span[];
}

function Day({ name, isToday, spans }: DayProps) {
  const text = useText();
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        {name}
        <span className="week-table-today"> {text.t('stores.today')}</span>
      </th>
      <td>{spansText(spans, text)}</td>
    </tr>
  );
}

/** @param today midnight UTC of the date */
function holidaysAhead({ exceptions }: OpeningHours, today: number) {
  const last = dateOf(today + AHEAD * DAY_MS);
  return Object.entries(exceptions)
    .filter(([date]) => date >= dateOf(today) && date <= last)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, spans]) => ({ day: Date.parse(date), spans }));
}

/** Such as 10:00 – 14:00, 17:00 – 22:30. */
function spansText(spans: readonly Span[], text: Text): string {
  const { t, locale } = text;
  if (spans.length === 0) return t('stores.closed');
  const texts = spans.map(({ opens, closes }) =>
    closes - opens === 1440
      ? t('stores.open.always')
      : t('stores.span', {
          opens: clockText(text, opens),
          closes: clockText(text, closes),
        }),
  );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(texts);
}
