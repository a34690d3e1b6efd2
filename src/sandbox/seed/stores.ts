import { readFileSync } from 'node:fs';
import type { Seeder } from './seeder.ts';
import { exceptionalDays, openingHours } from './store-hours.ts';
import { type StorePlace, storePlaces, type Week } from './store-places.ts';

/** The Canary Islands, one hour behind, are west of this longitude. */
const CANARIES_EAST = -13;

const SERVICES = ['betting', 'terminals', 'screens', 'cash-in', 'cash-out'];
const MORE_SERVICES = [['bar', 'step-free'], ['slots', 'parking'], ['step-free'], ['roulette']];

export function seedStores(seeder: Seeder): void {
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

/** The base map: regions by the IGN, neighbours by Natural Earth (ground/make-ground.ts). */
export function seedStoreMap(seeder: Seeder): void {
  const ground = JSON.parse(
    readFileSync(new URL('ground/spain.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  seeder.add('store-map', 'store-map', () => ({
    ground,
    attribution: '© Instituto Geográfico Nacional (CC BY 4.0), Natural Earth',
  }));
}

/** Such as `madrid-gran-via`. */
function slugOf([district, , city]: StorePlace): string {
  const plain = `${city} ${district}`.normalize('NFD').replace(/[\p{M}·]/gu, '');
  return plain.toLowerCase().replace(/[^a-z\d]+/g, '-');
}

/** A shop that never closes always has a bar. */
function servicesOf(index: number, week: Week): string[] {
  const more = MORE_SERVICES[index % MORE_SERVICES.length] ?? [];
  const all = [...SERVICES.slice(0, 3 + (index % 3)), ...more];
  return week === 'always' || week === 'late' ? [...new Set([...all, 'bar'])] : all;
}
