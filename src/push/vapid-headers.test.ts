import { importJWK, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { vapidHeaders } from './vapid-headers.ts';
import { generateVapidKeys } from './vapid-keys.ts';

const HOUR_MS = 3_600_000;

test('R14 signs a token once in twelve hours that is valid for as long as it is used', () => {
  let now = Date.now() - 12 * HOUR_MS;
  const headerFor = vapidHeaders(generateVapidKeys(), 'mailto:a@b.example', () => now);
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

test('R14 signs a new token when its clock was ahead', () => {
  let now = Date.now() + 48 * HOUR_MS;
  const headerFor = vapidHeaders(generateVapidKeys(), 'mailto:a@b.example', () => now);
  const ahead = headerFor('https://fcm.googleapis.com');
  now -= 48 * HOUR_MS;
  const first = headerFor('https://fcm.googleapis.com');
  expect(first).not.toBe(ahead);
  expect(headerFor('https://fcm.googleapis.com')).toBe(first);
});

test('R14 signs a token with the key in the header', async () => {
  const keys = generateVapidKeys();
  const header = vapidHeaders(keys, 'mailto:a@b.example', Date.now)('https://push.example');
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  expect(key).toBe(keys.publicKey);
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience: 'https://push.example' });
  expect(payload.sub).toBe('mailto:a@b.example');
});

test('PWA-5 generates keys of the right length, also with leading zeros', () => {
  // One private key in 256 starts with a zero byte.
  for (let times = 0; times < 1000; times += 1) {
    const { publicKey, privateKey } = generateVapidKeys();
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
  }
});
