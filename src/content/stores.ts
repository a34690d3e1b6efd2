import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import type { Position } from '../lib/distance.ts';
import { type OpeningHours, type Span, WEEKDAYS } from '../lib/opening-hours.ts';
import { STORE_SERVICES, type StoreService } from '../lib/store-services.ts';
import { isTimeZone } from '../lib/zone-clock.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { optionalFlag, optionalText, parseRows, slug, toId } from './parsing/rows.ts';
import type { Picture } from './picture.ts';

export interface Store {
  id: string;
  /** From the content system, or the documentId if the type has no such field. */
  slug: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2, such as `ES`. */
  country?: string;
  /** Without a position the shop is only in the list, not on the map. */
  position?: Position;
  phone?: string;
  image?: Picture;
  hours?: OpeningHours;
  /** IANA time zone of its hours. Without it the site does not show whether the shop is open. */
  timeZone?: string;
  services: readonly StoreService[];
}

/**
 * All shops by name. One answer serves the list, shop pages and the map, also offline. Optional fields are not
 * requested by name, because Strapi answers 400 for unknown ones.
 */
export function storesQuery(): Query<Store[]> {
  return {
    key: 'stores',
    family: 'content',
    path: '/api/stores?populate=*&pagination[limit]=100&sort=name:asc',
    parse: async (wire, context) => (await import('./stores.ts')).parseStores(wire, context),
  };
}

const time = v.fallback(
  v.nullish(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:\d\d(\.\d+)?)?$/))),
  null,
);
const times = { opens: time, closes: time, closed: optionalFlag };
type Times = v.InferOutput<v.ObjectSchema<typeof times, undefined>>;

const day = v.object({ ...times, day: v.picklist(WEEKDAYS) });
const exception = v.object({ ...times, date: v.pipe(v.string(), v.isoDate()) });
/** Rows of a shop, at most 100; invalid ones are left out alone. */
const rows = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullable(schema), null)),
      v.transform((list) => list.slice(0, 100).flatMap((row) => (row === null ? [] : [row]))),
    ),
    [],
  );

const degrees = (most: number) =>
  v.fallback(v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most))), null);

const row = v.object({
  documentId: slug,
  slug: v.nullish(slug),
  name: v.string(),
  address: optionalText,
  city: optionalText,
  postalCode: optionalText,
  country: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  latitude: degrees(90),
  longitude: degrees(180),
  phone: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\+?[\d ()./-]{3,30}$/))), null),
  timeZone: v.fallback(v.nullish(v.pipe(v.string(), v.check(isTimeZone))), null),
  image: optionalMedia,
  openingHours: rows(day),
  exceptionalDays: rows(exception),
  services: rows(v.object({ code: v.picklist(STORE_SERVICES) })),
});

export const parseStores = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'store', schema: row, limit: 100 }, context, (store) => {
    const { latitude, longitude } = store;
    const image = toPicture(store.image, context.mediaBase);
    const hours = toHours(store.openingHours, store.exceptionalDays);
    const model: Store = {
      id: toId(store.documentId),
      slug: store.slug ?? store.documentId,
      name: store.name,
      address: store.address ?? '',
      city: store.city ?? '',
      postalCode: store.postalCode ?? '',
      services: [...new Set(store.services.map(({ code }) => code))],
      ...(store.country && { country: store.country }),
      ...(typeof latitude === 'number' &&
        typeof longitude === 'number' && { position: { latitude, longitude } }),
      ...(store.phone && { phone: store.phone }),
      ...(store.timeZone && { timeZone: store.timeZone }),
      ...(image && { image }),
      ...(hours && { hours }),
    };
    return model;
  });

/** @returns undefined for a shop without hours */
function toHours(
  days: readonly v.InferOutput<typeof day>[],
  exceptionalDays: readonly v.InferOutput<typeof exception>[],
): OpeningHours | undefined {
  if (days.length === 0) return undefined;
  const exceptions: Record<string, Span[]> = {};
  for (const { date } of exceptionalDays) {
    exceptions[date] ??= toSpans(exceptionalDays.filter((other) => other.date === date));
  }
  return {
    week: WEEKDAYS.map((name) => toSpans(days.filter((other) => other.day === name))),
    exceptions,
  };
}

/**
 * A day may have several rows, such as morning and afternoon. A row that closes no later than it opens ends on the next
 * day.
 */
function toSpans(rows: readonly Times[]): Span[] {
  const spans = rows.flatMap(({ opens, closes, closed }) => {
    if (closed || !opens || !closes) return [];
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    return [{ opens: from, closes: to > from ? to : to + 1440 }];
  });
  return spans.sort((a, b) => a.opens - b.opens);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
