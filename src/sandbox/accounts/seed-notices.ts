import type { DatabaseSync } from 'node:sqlite';
import { addNotice, type NewNotice } from './notices.ts';
import { setPreferences } from './notification-preferences.ts';
import { seededPlayers } from './seeded-players.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Adds the players' notices at the first start. The oldest ones are read. */
export function seedNotices(database: DatabaseSync, now: Date): void {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const add = (
    accountCode: string,
    hours: number,
    [title, text]: readonly [string, string],
    more: Omit<NewNotice, 'title' | 'text'>,
  ) => addNotice(database, accountCode, { title, text, ...more }, hoursAgo(hours));
  const { vera, nadia, elio, ana, saul, bruno, nico } = seededPlayers;

  add(
    vera.accountCode,
    500,
    ['Your documents were accepted', 'Your identity is verified. You can now withdraw.'],
    { topic: 'account', page: 'documents', read: true },
  );
  add(
    vera.accountCode,
    24,
    ['Your higher limit is pending', 'It takes effect after three days. You can still cancel it.'],
    { topic: 'account', page: 'limits', read: true },
  );
  add(
    vera.accountCode,
    26,
    ['Saturday under the lights', 'Twelve matches in one evening. See what is on.'],
    { topic: 'sports', path: '/sports' },
  );
  add(vera.accountCode, 5, ['New on the marquee', 'Three new games this week. Have a look.'], {
    topic: 'casino',
    path: '/games',
  });
  add(
    nadia.accountCode,
    200,
    ['Verify your identity', 'Send us your identity document so that you can withdraw.'],
    { topic: 'account', page: 'documents' },
  );
  add(
    elio.accountCode,
    30,
    ['Tu documento ha caducado', 'Envíanos el nuevo para poder seguir retirando dinero.'],
    { topic: 'account', page: 'documents' },
  );
  add(
    ana.accountCode,
    140,
    ['Are your details still right?', 'Once a year we ask you to confirm them. It takes a minute.'],
    { topic: 'account', page: 'information' },
  );
  add(
    bruno.accountCode,
    48,
    [
      'Your account is under review',
      'We will contact you when the review is complete. Your money is safe.',
    ],
    { topic: 'account' },
  );
  add(
    nico.accountCode,
    1,
    ['Welcome to Marquee', 'Set your limits first. They take effect at once.'],
    { topic: 'account', page: 'limits' },
  );

  setPreferences(database, vera.accountCode, {
    channels: { email: true, sms: false, push: true },
    topics: ['promotions', 'casino'],
    quietHours: { from: '22:00', to: '09:00', timeZone: 'Europe/Madrid' },
  });
  setPreferences(database, nadia.accountCode, {
    channels: { email: false, sms: false, push: true },
    topics: ['promotions', 'sports'],
  });
  setPreferences(database, elio.accountCode, {
    channels: { email: true, sms: true, push: false },
    topics: ['sports'],
  });
  // They have consented, but nothing is sent while they are excluded or blocked.
  for (const { accountCode } of [ana, saul, bruno]) {
    setPreferences(database, accountCode, {
      channels: { email: true, sms: false, push: true },
      topics: ['promotions', 'sports', 'casino'],
    });
  }
}
