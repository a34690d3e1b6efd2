import { isDay } from '../operator/fields.ts';
import { invalidParameter } from '../operator/problem.ts';
import { DAY_MS, dayOf } from './calendar.ts';

/** From the beginning of a day to the end of another, both in UTC. */
export interface DateRange {
  readonly from: Date;
  /** The first moment that does not belong to it. */
  readonly end: Date;
}

/** A year, and its extra day. */
const MAX_DAYS = 366;

/**
 * The `from` and `to` of a query; undefined when neither is given. One alone is a year from or to
 * that day. Throws Problem 422 for days that do not exist, that are the wrong way round or more
 * than 366 days in all.
 */
export function dateRange(query: URLSearchParams): DateRange | undefined {
  const from = dayParameter(query, 'from');
  const to = dayParameter(query, 'to');
  if (from === undefined && to === undefined) return undefined;
  const year = (MAX_DAYS - 1) * DAY_MS;
  const first = from ?? new Date((to ?? new Date(0)).getTime() - year);
  const last = to ?? new Date(first.getTime() + year);
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1;
  if (days < 1) throw invalidParameter('from', 'from is not after to');
  if (days > MAX_DAYS) throw invalidParameter('from', `from and to span ${MAX_DAYS} days at most`);
  return { from: first, end: new Date(last.getTime() + DAY_MS) };
}

function dayParameter(query: URLSearchParams, field: string): Date | undefined {
  const given = query.get(field);
  if (given === null) return undefined;
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(given) && isDay(given);
  // Room for a year on either side keeps every date that follows from it valid.
  if (!isDate || given < '1971-01-01' || given > '9998-12-31') {
    throw invalidParameter(field, `${field} is a day such as ${dayOf(new Date(0))}`);
  }
  return new Date(given);
}
