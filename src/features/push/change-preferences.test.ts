import { expect, test } from 'vitest';
import type { NotificationPreferences } from '../../operator/contract/types.ts';
import { allowPush, followPromotion } from './change-preferences.ts';

const now: NotificationPreferences = {
  channels: { email: true, sms: false, push: false },
  topics: ['casino'],
};

test('PWA-5 a yes allows the channel and nothing else', () => {
  const allowed = allowPush(now);
  expect(allowed).toEqual({ ...now, channels: { ...now.channels, push: true } });
  expect(allowPush(allowed)).toBe(allowed);
});

test('PGS-1 a promotion is followed once, and no more when the player says so', () => {
  const followed = followPromotion('autumn', true)(now);
  expect(followed.promotions).toEqual(['autumn']);
  expect(followPromotion('autumn', true)(followed)).toBe(followed);
  expect(followPromotion('autumn', false)(followed).promotions).toEqual([]);
  expect(followPromotion('autumn', false)(now)).toBe(now);
});
