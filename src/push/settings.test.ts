import { expect, test } from 'vitest';
import { readPushSettings } from './settings.ts';
import { generateVapidKeys } from './vapid-keys.ts';

test('PWA-5 refuses a VAPID subject at start that push services would refuse', () => {
  const read = (subject: string) => () => readPushSettings({ VAPID_SUBJECT: subject });
  for (const subject of [
    'push@example.com',
    'mailto: push@example.com',
    'mailto:<push@example.com>',
    'mailto:push@localhost',
    'mailto:push@mac.local',
    'mailto:push',
    'mailto:a@b@example.com',
    'https://localhost',
    'https://site.localhost/contact',
    'https://192.0.2.1/',
    'http://example.com',
  ])
    expect(read(subject), subject).toThrow(`VAPID_SUBJECT: found ${subject}; expected`);
  for (const subject of ['mailto:push@example.com', 'https://www.example.com/contact'])
    expect(read(subject)().subject).toBe(subject);
  expect(readPushSettings({}).subject).toMatch(/^mailto:/);
});

test('PWA-5 refuses keys of two VAPID pairs at start', () => {
  const [one, two] = [generateVapidKeys(), generateVapidKeys()].map((pair) => ({
    VAPID_PUBLIC_KEY: pair.publicKey,
    VAPID_PRIVATE_KEY: pair.privateKey,
  }));
  expect(readPushSettings({ ...one }).vapid?.publicKey).toBe(one?.VAPID_PUBLIC_KEY);
  const mixed = { ...one, VAPID_PRIVATE_KEY: two?.VAPID_PRIVATE_KEY };
  expect(() => readPushSettings(mixed)).toThrow(
    'VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY; change both together',
  );
  const beyondCurve = { ...one, VAPID_PRIVATE_KEY: Buffer.alloc(32, 255).toString('base64url') };
  expect(() => readPushSettings(beyondCurve)).toThrow('VAPID_PRIVATE_KEY: does not belong');
});
