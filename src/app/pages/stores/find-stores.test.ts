import { expect, test } from 'vitest';
import type { Store } from '../../../content/stores.ts';
import { findStore, findStores } from './find-stores.ts';

function store(slug: string, city: string, postalCode: string, at?: [number, number]): Store {
  const position = at && { latitude: at[0], longitude: at[1] };
  return {
    id: slug,
    slug,
    name: `Marquee ${slug}`,
    address: 'Calle Mayor 1',
    city,
    postalCode,
    services: [],
    ...(position && { position }),
  };
}
const stores = [
  store('soho', 'Málaga', '29001', [36.7153, -4.4236]),
  store('gran-via', 'Madrid', '28013', [40.4206, -3.7055]),
  store('unmapped', 'Ávila', '05001'),
  store('Orzan', 'A Coruña', '15003', [43.3701, -8.4029]),
  store('lavapies', 'Madrid', '28012', [40.4087, -3.7008]),
];
const collator = new Intl.Collator('es');
const find = (q: string, here?: { latitude: number; longitude: number }) =>
  findStores(stores, { q, here, collator });
const slugs = (q: string) => find(q).map(({ store }) => store.slug);

test('PGS-1 finds shops by town, postcode or name, ignoring accents and a typing error', () => {
  expect(slugs('malaga')).toEqual(['soho']);
  expect(slugs('CORUÑA')).toEqual(['Orzan']);
  expect(slugs('madird')).toEqual(['gran-via', 'lavapies']);
  expect(slugs('280')).toEqual(['gran-via', 'lavapies']);
  // The exact postcode first, then those with one typing error.
  expect(slugs('28012')).toEqual(['lavapies', 'gran-via']);
  expect(slugs('madrid gran')).toEqual(['gran-via']);
  expect(slugs('nowhere')).toEqual([]);
});

test('PGS-1 sorts shops by town or, with a position, by distance; unmapped ones come last', () => {
  expect(slugs('')).toEqual(['Orzan', 'unmapped', 'gran-via', 'lavapies', 'soho']);
  const near = find('', { latitude: 40.4, longitude: -3.7 });
  expect(near.map(({ store }) => store.slug)).toEqual([
    'lavapies',
    'gran-via',
    'soho',
    'Orzan',
    'unmapped',
  ]);
  expect(near[0]?.km).toBeCloseTo(0.97, 1);
  expect(near.at(-1)?.km).toBeUndefined();
});

test('PGS-1 finds a shop by its slug, whatever its case', () => {
  expect(findStore(stores, 'Gran-Via')?.slug).toBe('gran-via');
  expect(findStore(stores, 'orzan')?.slug).toBe('Orzan');
  expect(findStore(stores, 'elsewhere')).toBeUndefined();
});
