import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { declineOffer, offeredLanguage } from './offered-language.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['en', ['es-MX', 'en'], 'es'],
  ['en', ['ca', 'es', 'en'], 'es'],
  ['en', ['en-GB', 'es'], undefined],
  ['es', ['en-US', 'en'], 'en'],
  ['es', ['es'], undefined],
  ['en', ['fr', 'de'], undefined],
])('CFG-2 on a page in %s with browser languages %j offers %s', (shown, wanted, offered) => {
  expect(offeredLanguage(['en', 'es'], shown, wanted)).toBe(offered);
});

test('CFG-2 does not offer a declined language again', () => {
  declineOffer();
  expect(offeredLanguage(['en', 'es'], 'en', ['es'])).toBeUndefined();
});
