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

test('MOB-3 hides on scrolling down, shows on scrolling up, else keeps', () => {
  expect(isShownAfterScroll(moment)).toBe(false);
  expect(isShownAfterScroll({ ...moment, shown: false, to: 299 })).toBe(true);
  expect(isShownAfterScroll({ ...moment, shown: false, to: 300 })).toBe(false);
  expect(isShownAfterScroll({ ...moment, shown: true, to: 300 })).toBe(true);
});

test('MOB-3 always shows at 50 px or less on iOS only', () => {
  const top = { ...moment, from: 0, to: 50 };
  expect(isShownAfterScroll({ ...top, ios: true })).toBe(true);
  expect(isShownAfterScroll({ ...top, to: 51, ios: true })).toBe(false);
  expect(isShownAfterScroll(top)).toBe(false);
});

test('MOB-3 never hides with focus inside or on a page without scrolling', () => {
  expect(isShownAfterScroll({ ...moment, focused: true })).toBe(true);
  expect(isShownAfterScroll({ ...moment, pageHeight: 800 })).toBe(true);
});
