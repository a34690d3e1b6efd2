import { readFileSync } from 'node:fs';
import { foldText } from '../../lib/search-words.ts';
import {
  anyJson,
  components,
  flag,
  float,
  media,
  needed,
  text,
  time,
} from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { contentType } from '../content/content-type.ts';
import { exceptionalDays, openingHours } from '../seed/store-hours.ts';
import { type StorePlace, storePlaces, type Week } from '../seed/store-places.ts';

const openingDays = components({
  day: text({ required: true }),
  opens: time(),
  closes: time(),
  closed: flag(),
});

/** Exceptions to the weekly hours, by date (`YYYY-MM-DD`). */
const exceptions = components({
  date: text({ required: true }),
  opens: time(),
  closes: time(),
  closed: flag(),
});

const services = components({ code: text({ required: true }) });

const types = [
  contentType('store', 'stores', {
    name: text(needed),
    slug: text(),
    address: text(),
    city: text(),
    postalCode: text(),
    latitude: float(),
    longitude: float(),
    phone: text(),
    country: text(),
    timeZone: text(),
    image: media,
    openingHours: openingDays,
    exceptionalDays: exceptions,
    services,
  }),
  contentType(
    'store-map',
    'store-map',
    { ground: anyJson(), attribution: text() },
    { single: true },
  ),
];

/** The Canary Islands, which are one hour behind, are west of this longitude (degrees). */
const CANARIES_EAST = -13;

const SERVICES = ['betting', 'terminals', 'screens', 'cash-in', 'cash-out'];
const MORE_SERVICES = [['bar', 'step-free'], ['slots', 'parking'], ['step-free'], ['roulette']];

function seedStores(seeder: Seeder): void {
  for (const [index, place] of storePlaces.entries()) {
    const [district, address, city, postalCode, latitude, longitude, week] = place;
    const name = `Marquee ${district}`;
    const image = seeder.picture(`store-${(index % 3) + 1}.webp`, 'A Marquee shop at night');
    seeder.add('store', name, () => ({
      name,
      slug: slugOf(place),
      address,
      city,
      postalCode,
      country: 'ES',
      latitude,
      longitude,
      image,
      phone: `+34 900 000 1${String(index).padStart(2, '0')}`,
      timeZone: longitude < CANARIES_EAST ? 'Atlantic/Canary' : 'Europe/Madrid',
      openingHours: openingHours(week),
      exceptionalDays: exceptionalDays(week, seeder.start),
      services: servicesOf(index, week).map((code) => ({ code })),
    }));
  }
}

/** The base map: regions by the IGN, neighbours by Natural Earth (tests/pictures/make-map.ts). */
function seedStoreMap(seeder: Seeder): void {
  const ground = JSON.parse(
    readFileSync(new URL('../seed/spain.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  seeder.add('store-map', 'store-map', () => ({
    ground,
    attribution: '© Instituto Geográfico Nacional (CC BY 4.0), Natural Earth',
  }));
}

/** Such as `madrid-gran-via`. */
function slugOf([district, , city]: StorePlace): string {
  return foldText(`${city} ${district}`)
    .replaceAll('·', '')
    .replace(/[^a-z\d]+/g, '-');
}

/** A shop that never closes always has a bar. */
function servicesOf(index: number, week: Week): string[] {
  const more = MORE_SERVICES[index % MORE_SERVICES.length] ?? [];
  const all = [...SERVICES.slice(0, 3 + (index % 3)), ...more];
  return week === 'always' || week === 'late' ? [...new Set([...all, 'bar'])] : all;
}

export const family: ContentFamily = {
  types,
  seed(seeder) {
    seedStores(seeder);
    seedStoreMap(seeder);
  },
};
