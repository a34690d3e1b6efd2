import { expect, test } from 'vitest';
import { groupPlaces } from './group-places.ts';

const place = (id: string, x: number, y: number) => ({ id, x, y });
const ids = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id).join());

test('PGS-1 groups pins that would overlap, under the first of them', () => {
  const places = [
    place('a', 0, 0),
    place('b', 43, -43),
    place('c', 44, 0),
    place('d', 50, 30),
    place('e', 0, 44),
  ];
  expect(ids(groupPlaces(places, 44))).toEqual(['a,b', 'c,d', 'e']);
  expect(ids(groupPlaces(places, 1))).toEqual(['a', 'b', 'c', 'd', 'e']);
});
