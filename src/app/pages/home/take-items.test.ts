import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HomeItem } from '../../../content/home.ts';
import { countItems, takeItems } from './take-items.ts';

const section = (id: string, children: HomeItem[] = []): HomeItem => ({
  id,
  widget: { slug: 'section', layout: 'stack' },
  children,
});
const home = fc.array(fc.nat({ max: 60 }), { maxLength: 60 }).map((sizes) =>
  sizes.map((size, at) =>
    section(
      `${at}`,
      Array.from({ length: size }, (_, child) => section(`${at}.${child}`)),
    ),
  ),
);
const order = (items: HomeItem[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...order(children)]);

test('PF-6 returns the first items of the home page, up to the given number', () => {
  fc.assert(
    fc.property(home, fc.nat({ max: 200 }), (items, most) => {
      const taken = takeItems(items, most);
      expect(order(taken)).toEqual(order(items).slice(0, most));
      expect(countItems(taken)).toBe(Math.min(most, countItems(items)));
    }),
  );
});
