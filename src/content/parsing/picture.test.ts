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

test('HOM-5 a picture has the sizes that the content system made of it, with the same version', () => {
  expect(read(media)?.srcSet?.split(', ')).toEqual([
    'https://cdn.example/medium_hero.webp?v=mjuohs00 750w',
    '/content/uploads/large_hero.webp?v=mjuohs00 1000w',
    '/content/uploads/hero.webp?v=mjuohs00 2000w',
  ]);
});

test('HOM-5 a size is left out that is nearly the whole one, or much smaller', () => {
  const widths = (width: number) => read({ ...media, width })?.srcSet?.match(/\d+(?=w)/g);
  expect(widths(1250)).toEqual(['500', '750', '1000', '1250']);
  expect(widths(1240)).toEqual(['500', '750', '1240']);
  expect(widths(2600)).toEqual(['1000', '2600']);
});

test('HOM-5 a picture without them, or with broken ones, stays a picture', () => {
  for (const formats of [null, undefined, {}, { small: null }, { small: { url: 7 } }, 'x']) {
    const picture = read({ ...media, formats });
    expect(picture?.width).toBe(2000);
    expect(picture).not.toHaveProperty('srcSet');
  }
});
