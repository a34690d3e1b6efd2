import { expect, test } from 'vitest';
import type { Store } from '../../../content/stores.ts';
import { storeSchema } from './store-schema.ts';

const store: Store = {
  id: 'a',
  slug: 'gran-via',
  name: 'Marquee Gran Vía',
  services: [],
  address: 'Gran Vía 48',
  city: 'Madrid',
  postalCode: '28013',
  country: 'ES',
  phone: '+34 900 000 100',
  position: { latitude: 40.42, longitude: -3.7 },
  image: { src: '/content/uploads/shop.webp', width: 2, height: 1, alt: '' },
  timeZone: 'Europe/Madrid',
  hours: {
    week: [
      [
        { opens: 600, closes: 840 },
        { opens: 1020, closes: 1350 },
      ],
      [{ opens: 720, closes: 1620 }],
      [{ opens: 0, closes: 1440 }],
      [],
      [],
      [],
      [],
    ],
    exceptions: { '2026-12-25': [], '2026-12-24': [{ opens: 600, closes: 1080 }] },
  },
};
const url = 'https://www.example.com/stores/gran-via';
const options = { url, siteUrl: 'https://www.example.com', company: 'Marquee' };

test('PGS-1 RTE-8 gives search engines a shop’s location and opening hours', () => {
  const facts = storeSchema(store, options);
  expect(facts).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': url,
    image: 'https://www.example.com/content/uploads/shop.webp',
    telephone: '+34 900 000 100',
    address: { streetAddress: 'Gran Vía 48', addressLocality: 'Madrid', addressCountry: 'ES' },
    geo: { '@type': 'GeoCoordinates', latitude: 40.42, longitude: -3.7 },
  });
  const week = facts.openingHoursSpecification?.map(
    ({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens}-${closes}`,
  );
  expect(week).toEqual([
    'Monday 10:00-14:00',
    'Monday 17:00-22:30',
    'Tuesday 12:00-03:00',
    'Wednesday 00:00-23:59',
  ]);
  const special = facts.specialOpeningHoursSpecification?.map(
    ({ validFrom, validThrough, opens, closes }) =>
      `${validFrom}/${validThrough} ${opens}-${closes}`,
  );
  expect(special).toEqual([
    '2026-12-25/2026-12-25 00:00-00:00',
    '2026-12-24/2026-12-24 10:00-18:00',
  ]);
});

test('PGS-1 leaves out unknown details of a shop', () => {
  const { hours: _hours, position: _position, phone: _phone, image: _image, ...bare } = store;
  const facts = storeSchema(bare, options);
  for (const name of ['geo', 'telephone', 'image', 'openingHoursSpecification'])
    expect(facts).not.toHaveProperty(name);
});
