import { expect, test, vi } from 'vitest';
import type { ParseContext } from '../http/query.ts';
import { parseStoreMap } from './store-map.ts';
import { parseStores } from './stores.ts';

function contextOf() {
  const report = vi.fn();
  return { report, mediaBase: '/content', operatorBase: '/operator' } as unknown as ParseContext & {
    report: typeof report;
  };
}
const row = (fields: object = {}) => ({
  documentId: 'abcdefghij',
  slug: 'gran-via',
  name: 'Gran Vía',
  address: 'Gran Vía 48',
  city: 'Madrid',
  postalCode: '28013',
  latitude: 40.42,
  longitude: -3.7,
  phone: '+34 900 000 100',
  timeZone: 'Europe/Madrid',
  openingHours: [
    { day: 'tuesday', opens: '17:00:00.000', closes: '22:30:00.000', closed: false },
    { day: 'tuesday', opens: '10:00:00.000', closes: '14:00:00.000', closed: false },
    { day: 'friday', opens: '12:00:00.000', closes: '03:00:00.000', closed: null },
    { day: 'sunday', opens: '10:00:00.000', closes: '14:00:00.000', closed: true },
  ],
  exceptionalDays: [{ date: '2026-12-25', opens: null, closes: null, closed: true }],
  services: [{ code: 'bar' }, { code: 'bar' }, { code: 'casino royale' }],
  ...fields,
});
const first = async (fields?: object) => {
  const stores = await parseStores({ data: [row(fields)] }, contextOf());
  return stores?.[0];
};

test('PGS-1 parses a shop’s hours into ordered spans, past midnight if it closes before it opens', async () => {
  const store = await first();
  expect(store?.hours?.week[1]).toEqual([
    { opens: 600, closes: 840 },
    { opens: 1020, closes: 1350 },
  ]);
  expect(store?.hours?.week[4]).toEqual([{ opens: 720, closes: 1620 }]);
  expect(store?.hours?.week[6]).toEqual([]);
  expect(store?.hours?.exceptions).toEqual({ '2026-12-25': [] });
  expect(store?.services).toEqual(['bar']);
});

test('REQ-10 drops only the invalid part of a shop', async () => {
  const store = await first({
    latitude: 400,
    phone: 'javascript:alert(1)',
    timeZone: 'Mars/Olympus',
    country: '<b>',
    openingHours: [{ day: 'someday' }, null, 7, { day: 'monday', opens: '25:00', closes: 'late' }],
    exceptionalDays: [
      { date: '__proto__', closed: true },
      { date: '2026-13-45', closed: true },
    ],
    services: 'all',
    image: { url: 'javascript:x' },
  });
  expect(store).toMatchObject({ slug: 'gran-via', services: [] });
  for (const name of ['position', 'phone', 'timeZone', 'country', 'image'])
    expect(store).not.toHaveProperty(name);
  expect(store?.hours).toEqual({ week: [[], [], [], [], [], [], []], exceptions: {} });
  expect((await first({ openingHours: [] }))?.hours).toBeUndefined();
});

test('REQ-10 leaves out and logs a shop without an address', async () => {
  const context = contextOf();
  const data = [row({ slug: '../admin' }), row(), row({ slug: null, documentId: '../admin' })];
  expect(await parseStores({ data }, context)).toHaveLength(1);
  expect(context.report).toHaveBeenCalledTimes(2);
});

test('PGS-1 QRY-1 parses a recorded shop without any optional field', async () => {
  const context = contextOf();
  const recorded = {
    id: 16,
    documentId: 'a19dqt6kzk0v0paf4c6t9f3a',
    name: 'Abando',
    address: 'Gran Vía 25',
    city: 'Bilbao',
    postalCode: '48001',
    latitude: 43.2627,
    longitude: -2.9341,
    phone: '+34 900 000 107',
    image: null,
    openingHours: [
      { id: 106, day: 'monday', opens: '10:00:00.000', closes: '22:00:00.000', closed: false },
    ],
  };
  const [store] = (await parseStores({ data: [recorded] }, context)) ?? [];
  expect(store).toMatchObject({ slug: 'a19dqt6kzk0v0paf4c6t9f3a', name: 'Abando', services: [] });
  expect(store?.hours?.week[0]).toEqual([{ opens: 600, closes: 1320 }]);
  expect(context.report).not.toHaveBeenCalled();
});

test('REQ-10 takes the ground of the map as a whole or not at all', () => {
  const border = {
    properties: { kind: 'border' },
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    },
  };
  const wire = (features: unknown[]) => ({ data: { ground: { features }, attribution: 'IGN' } });
  expect(parseStoreMap(wire([border]))).toEqual({
    ground: [{ kind: 'border', geometry: border.geometry }],
    attribution: 'IGN',
  });
  const off = { ...border, geometry: { type: 'MultiLineString', coordinates: [[[1, 200]]] } };
  for (const bad of [wire([border, off]), wire([{ ...border, properties: {} }]), { data: null }])
    expect(parseStoreMap(bad)).toBeUndefined();
});
