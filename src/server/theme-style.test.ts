import { expect, test } from 'vitest';
import { barColours, themeStyle } from './theme-style.ts';

test('CFG-7 sets values for both themes or for one', () => {
  expect(themeStyle({})).toBe('');
  expect(
    themeStyle({ accent: 'gold', dark: { backdrop: '#001020' }, light: { backdrop: '#eef' } }),
  ).toBe(
    ':root,.night{--accent:gold}' +
      'html:not([data-theme="light"]),.night{--backdrop:#001020}' +
      '[data-theme="light"]{--backdrop:#eef}',
  );
});

test('CFG-7 keeps the light theme’s buttons out of header and footer', () => {
  const buttons = { 'button-quiet-color': 'navy', 'button-primary-color': 'navy' };
  expect(themeStyle({ 'button-primary-color': 'white', light: buttons })).toMatch(
    /\.night\{--button-quiet-color:initial\}$/,
  );
});

test('CFG-7 PWA-4 gives title bar and splash screen the brand’s colours', () => {
  const ours = { theme: '#1e0d19', background: '#120710' };
  expect(barColours({ light: { backdrop: '#eef', 'surface-1': '#fff' } })).toEqual(ours);
  expect(barColours({ backdrop: 'navy' })).toEqual({ ...ours, background: 'navy' });
  expect(barColours({ backdrop: 'var(--brand)', 'surface-1': 'var(--backdrop)' })).toEqual(ours);
  expect(
    barColours({ backdrop: 'navy', dark: { backdrop: 'black', 'surface-1': 'teal' } }),
  ).toEqual({
    theme: 'teal',
    background: 'black',
  });
});
