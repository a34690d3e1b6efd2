import { expect, it } from 'vitest';
import { isIos } from '../../lib/is-ios.ts';
import {
  afterPage,
  COOL_DOWN_MS,
  isTimeToInvite,
  parseInstallMemory,
  VISIT_GAP_MS,
  wayToInstall,
} from './install-offer.ts';

const NOW = 1_800_000_000_000;
const nothing = { visits: 0, seenAt: 0, declinedAt: 0, never: false };
const back = { ...nothing, visits: 2, seenAt: NOW };

it('PWA-4 offers the system’s way to install, and none in the installed app', () => {
  const device = { promptable: true, ios: false, standalone: false };
  expect(wayToInstall(device)).toBe('prompt');
  expect(wayToInstall({ ...device, promptable: false, ios: true })).toBe('ios-steps');
  expect(wayToInstall({ ...device, promptable: false })).toBe('none');
  expect(wayToInstall({ ...device, standalone: true })).toBe('none');
});

it('PWA-4 counts pages within half an hour as one visit', () => {
  const first = afterPage(afterPage(nothing, NOW), NOW + VISIT_GAP_MS);
  expect(first).toEqual({ ...nothing, visits: 1, seenAt: NOW + VISIT_GAP_MS });
  expect(afterPage(first, NOW + 2 * VISIT_GAP_MS + 1).visits).toBe(2);
});

it('PWA-4 invites from the second page of the second visit', () => {
  expect(isTimeToInvite(back, 2, NOW)).toBe(true);
  expect(isTimeToInvite(back, 1, NOW)).toBe(false);
  expect(isTimeToInvite({ ...back, visits: 1 }, 9, NOW)).toBe(false);
});

it('PWA-4 does not invite after “never”, or within 30 days of “not now”', () => {
  expect(isTimeToInvite({ ...back, never: true }, 2, NOW)).toBe(false);
  const declined = { ...back, declinedAt: NOW };
  expect(isTimeToInvite(declined, 2, NOW + COOL_DOWN_MS - 1)).toBe(false);
  expect(isTimeToInvite(declined, 2, NOW + COOL_DOWN_MS)).toBe(true);
});

it('PWA-4 accepts any stored value', () => {
  for (const text of [null, '', '{', '7', 'null', '[]', '{"visits":"2","never":1}'])
    expect(parseInstallMemory(text)).toEqual(nothing);
  const kept = { visits: 2, seenAt: 4, declinedAt: 5, never: true };
  expect(parseInstallMemory(JSON.stringify(kept))).toEqual(kept);
});

it('PWA-4 recognises an iPad that identifies as a Mac', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  expect(isIos({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isIos({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 16)', maxTouchPoints: 5 })).toBe(false);
});
