import { expect, test } from 'vitest';
import { resolveTheme } from './theme.ts';

test('FRM-1 keeps a chosen theme; only system follows the device', () => {
  expect(resolveTheme('dark', true)).toBe('dark');
  expect(resolveTheme('light', false)).toBe('light');
  expect(resolveTheme('system', true)).toBe('light');
  expect(resolveTheme('system', false)).toBe('dark');
});
