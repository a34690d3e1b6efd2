import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalMedia, toPicture } from './picture.ts';

const media = {
  url: '/uploads/hero.webp',
  width: 2000,
  height: 750,
  updatedAt: '2026-01-01T00:00:00.000Z',
  formats: {
    thumbnail: { url: '/uploads/thumbnail_hero.webp', width: 245, height: 92 },
    large: { url: '/uploads/large_hero.webp', width: 1000, height: 375 },
    medium: { url: 'https://cdn.example/medium_hero.webp', width: 750, height: 281 },
    small: { url: '/uploads/small_hero.webp', width: 500, height: 188 },
  },
};
const read = (wire: unknown) => toPicture(v.parse(optionalMedia, wire), '/content');

test('HOM-5 offers the content system’s sizes with the same version', () => {
  expect(read(media)?.srcSet?.split(', ')).toEqual([
    'https://cdn.example/medium_hero.webp?v=mjuohs00 750w',
    '/content/uploads/large_hero.webp?v=mjuohs00 1000w',
    '/content/uploads/hero.webp?v=mjuohs00 2000w',
  ]);
});

test('HOM-5 skips sizes that are nearly full or much smaller', () => {
  const widths = (width: number) => read({ ...media, width })?.srcSet?.match(/\d+(?=w)/g);
  expect(widths(1250)).toEqual(['500', '750', '1000', '1250']);
  expect(widths(1240)).toEqual(['500', '750', '1240']);
  expect(widths(2600)).toEqual(['1000', '2600']);
});

test('HOM-5 keeps a picture without, or with broken, sizes', () => {
  for (const formats of [null, undefined, {}, { small: null }, { small: { url: 7 } }, 'x']) {
    const picture = read({ ...media, formats });
    expect(picture?.width).toBe(2000);
    expect(picture).not.toHaveProperty('srcSet');
  }
});
