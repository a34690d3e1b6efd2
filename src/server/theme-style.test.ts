import { expect, test } from 'vitest';
import { themeStyle } from './theme-style.ts';

test('CFG-7 what is set for both themes, and for one alone', () => {
  expect(themeStyle({})).toBe('');
  expect(themeStyle({ brass: 'gold', dark: { ink: '#001020' }, light: { ink: '#eef' } })).toBe(
    ':root,.night{--brass:gold}' +
      'html:not([data-theme="light"]),.night{--ink:#001020}' +
      '[data-theme="light"]{--ink:#eef}',
  );
});

test('CFG-7 the light theme’s buttons stay out of header and footer', () => {
  const buttons = { 'button-quiet-color': 'navy', 'button-primary-color': 'navy' };
  expect(themeStyle({ 'button-primary-color': 'white', light: buttons })).toMatch(
    /\.night\{--button-quiet-color:initial\}$/,
  );
});
