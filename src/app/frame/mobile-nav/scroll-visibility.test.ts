import { expect, test } from 'vitest';
import { isShownAfterScroll, type ScrollMoment } from './scroll-visibility.ts';

const moment: ScrollMoment = {
  shown: true,
  from: 300,
  to: 400,
  pageHeight: 4000,
  windowHeight: 800,
  focused: false,
  ios: false,
};

test('MOB-3 down hides, up shows, standing still changes nothing', () => {
  expect(isShownAfterScroll(moment)).toBe(false);
  expect(isShownAfterScroll({ ...moment, shown: false, to: 299 })).toBe(true);
  expect(isShownAfterScroll({ ...moment, shown: false, to: 300 })).toBe(false);
  expect(isShownAfterScroll({ ...moment, shown: true, to: 300 })).toBe(true);
});

test('MOB-3 on iOS it always shows at 50 or less, elsewhere it does not', () => {
  const top = { ...moment, from: 0, to: 50 };
  expect(isShownAfterScroll({ ...top, ios: true })).toBe(true);
  expect(isShownAfterScroll({ ...top, to: 51, ios: true })).toBe(false);
  expect(isShownAfterScroll(top)).toBe(false);
});

test('MOB-3 it never hides with focus inside or on a page shorter than the window', () => {
  expect(isShownAfterScroll({ ...moment, focused: true })).toBe(true);
  expect(isShownAfterScroll({ ...moment, pageHeight: 800 })).toBe(true);
});
