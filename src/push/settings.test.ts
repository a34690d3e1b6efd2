import { expect, test } from 'vitest';
import { readPushSettings } from './settings.ts';

test('PWA-5 refuses a VAPID subject at start that a push service would refuse later', () => {
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
