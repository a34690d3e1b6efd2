import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const madrid = { latitude: 40.4168, longitude: -3.7038 };

test('PGS-1 measures distances on the globe', () => {
  expect(distanceKm(madrid, madrid)).toBe(0);
  // Barcelona, Las Palmas, and across the date line.
  expect(distanceKm(madrid, { latitude: 41.3874, longitude: 2.1686 })).toBeCloseTo(505, -1);
  expect(distanceKm(madrid, { latitude: 28.1248, longitude: -15.43 })).toBeCloseTo(1737, 0);
  const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }));
  expect(west && east && distanceKm(west, east)).toBeCloseTo(22.2, 1);
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBeCloseTo(
    20015.1,
    1,
  );
});
