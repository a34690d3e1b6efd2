import { expect, test } from 'vitest';
import webPush from 'web-push';
import { vapidHeaders } from './vapid-headers.ts';

const HOUR_MS = 3_600_000;

test('R14 a push service’s token is signed once in twelve hours, and good for as long as it is used', () => {
  let now = Date.now() - 12 * HOUR_MS;
  const headerFor = vapidHeaders(webPush.generateVAPIDKeys(), 'mailto:a@b.example', () => now);
  const claimsOf = (header: string) =>
    JSON.parse(Buffer.from(header.split('.')[1] ?? '', 'base64url').toString());

  const first = headerFor('https://fcm.googleapis.com');
  expect(headerFor('https://web.push.apple.com')).not.toBe(first);
  now += 12 * HOUR_MS - 1;
  expect(headerFor('https://fcm.googleapis.com')).toBe(first);
  const { aud, exp, sub } = claimsOf(first);
  expect([aud, sub]).toEqual(['https://fcm.googleapis.com', 'mailto:a@b.example']);
  expect(exp * 1000).toBeGreaterThan(now);
  now += 1;
  expect(headerFor('https://fcm.googleapis.com')).not.toBe(first);
});
