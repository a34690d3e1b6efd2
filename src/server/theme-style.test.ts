import { expect, test } from 'vitest';
import { barColours, themeStyle } from './theme-style.ts';

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

test('CFG-7 PWA-4 title bar and splash have the colours of the brand’s header and ground', () => {
  const ours = { theme: '#1e0d19', background: '#120710' };
  expect(barColours({ light: { ink: '#eef', 'velvet-1': '#fff' } })).toEqual(ours);
  expect(barColours({ ink: 'navy' })).toEqual({ ...ours, background: 'navy' });
  expect(barColours({ ink: 'var(--curtain)', 'velvet-1': 'var(--ink)' })).toEqual(ours);
  expect(barColours({ ink: 'navy', dark: { ink: 'black', 'velvet-1': 'teal' } })).toEqual({
    theme: 'teal',
    background: 'black',
  });
});
