import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitItems } from './fit.ts';

const widths = fc.array(fc.double({ min: 20, max: 300, noNaN: true }), { maxLength: 100 });
const available = fc.double({ min: 0, max: 3000, noNaN: true });

/** Width of the first `count` items with gaps. */
const extent = (items: readonly number[], count: number) =>
  items.slice(0, count).reduce((sum, width) => sum + width, 0) + Math.max(0, count - 1);

test('NAV-3 counts 64 px of padding, 1 px gaps and a More button of 65 px', () => {
  const items = [100, 100, 100];
  expect(fitItems({ widths: items, available: 302 + 64 })).toBe(3);
  expect(fitItems({ widths: items, available: 301 + 64 })).toBe(2);
  expect(fitItems({ widths: items, available: 201 + 1 + 65 + 64 })).toBe(2);
  expect(fitItems({ widths: items, available: 200 + 1 + 65 + 64 })).toBe(1);
});

test('NAV-2 never overlaps, including the More button', () => {
  fc.assert(
    fc.property(widths, available, (items, room) => {
      const shown = fitItems({ widths: items, available: room });
      const more = shown < items.length ? 65 + (shown > 0 ? 1 : 0) : 0;
      if (shown > 0) expect(extent(items, shown) + more).toBeLessThanOrEqual(room - 64 + 1e-6);
    }),
  );
});

test('NAV-2 hides no item that fits', () => {
  fc.assert(
    fc.property(widths, available, (items, room) => {
      const shown = fitItems({ widths: items, available: room });
      if (shown === items.length) return;
      expect(extent(items, items.length)).toBeGreaterThan(room - 64);
      const oneMore = extent(items, shown + 1) + 1 + 65;
      expect(shown + 1 === items.length || oneMore > room - 64 - 1e-6).toBe(true);
    }),
  );
});

test('NAV-4 is deterministic, and more room never shows less', () => {
  fc.assert(
    fc.property(widths, available, available, (items, a, b) => {
      const narrow = fitItems({ widths: items, available: Math.min(a, b) });
      const wide = fitItems({ widths: items, available: Math.max(a, b) });
      expect(narrow).toBeLessThanOrEqual(wide);
      expect(fitItems({ widths: items, available: Math.min(a, b) })).toBe(narrow);
    }),
  );
});
