import { expect, it } from 'vitest';
import { COOL_DOWN_MS, decideOffer, isIos, parseInstallMemory } from './install-offer.ts';

const NOW = 1_800_000_000_000;
const seen = { pages: 2, declinedAt: 0, never: false };
const ready = { memory: seen, promptable: true, ios: false, standalone: false, now: NOW };

it('PWA-4 invites from the second page on, with what the system has', () => {
  expect(decideOffer(ready)).toBe('prompt');
  expect(decideOffer({ ...ready, promptable: false, ios: true })).toBe('ios-steps');
  expect(decideOffer({ ...ready, promptable: false })).toBe('none');
  expect(decideOffer({ ...ready, memory: { ...seen, pages: 1 } })).toBe('none');
});

it('PWA-4 does not invite in the installed app, after a refusal for good, or within 30 days', () => {
  expect(decideOffer({ ...ready, standalone: true })).toBe('none');
  expect(decideOffer({ ...ready, memory: { ...seen, never: true } })).toBe('none');
  const declined = { ...ready, memory: { ...seen, declinedAt: NOW } };
  expect(decideOffer({ ...declined, now: NOW + COOL_DOWN_MS - 1 })).toBe('none');
  expect(decideOffer({ ...declined, now: NOW + COOL_DOWN_MS })).toBe('prompt');
});

it('PWA-4 survives whatever is in storage', () => {
  const nothing = { pages: 0, declinedAt: 0, never: false };
  for (const text of [null, '', '{', '7', 'null', '[]', '{"pages":"2","never":1}']) {
    expect(parseInstallMemory(text)).toEqual(nothing);
  }
  expect(parseInstallMemory('{"pages":2,"declinedAt":5,"never":true}')).toEqual({
    pages: 2,
    declinedAt: 5,
    never: true,
  });
});

it('PWA-4 knows an iPad that calls itself a Mac', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  expect(isIos({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isIos({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 16)', maxTouchPoints: 5 })).toBe(false);
});
