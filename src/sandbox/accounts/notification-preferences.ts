import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { timeOfDay } from '../../lib/body-fields.ts';
import { isTimeZone } from '../../lib/zone-clock.ts';
import type { NotificationPreferences } from '../../operator/contract/types.ts';

const timeZone = v.pipe(
  v.string(),
  v.maxLength(64, 'time_zone_invalid'),
  v.check(isTimeZone, 'time_zone_invalid'),
);

export const preferencesSchema: v.GenericSchema<unknown, NotificationPreferences> = v.strictObject({
  channels: v.strictObject({ email: v.boolean(), sms: v.boolean(), push: v.boolean() }),
  topics: v.pipe(
    v.array(v.picklist(['promotions', 'sports', 'casino'], 'topic_invalid')),
    v.check((topics) => new Set(topics).size === topics.length, 'topic_invalid'),
  ),
  promotions: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/, 'promotion_invalid'))),
      v.maxLength(50, 'promotion_invalid'),
      v.check((slugs) => new Set(slugs).size === slugs.length, 'promotion_invalid'),
    ),
  ),
  quietHours: v.exactOptional(v.strictObject({ from: timeOfDay, to: timeOfDay, timeZone })),
});

/** By default nothing is sent, because consent is never assumed. */
const unset: NotificationPreferences = {
  channels: { email: false, sms: false, push: false },
  topics: [],
};

export function readPreferences(
  database: DatabaseSync,
  accountCode: string,
): NotificationPreferences {
  const row = database
    .prepare('SELECT preferences FROM notification_preferences WHERE account_code = ?')
    .get(accountCode);
  if (row === undefined) return unset;
  return JSON.parse(String(row.preferences)) as NotificationPreferences;
}

export function setPreferences(
  database: DatabaseSync,
  accountCode: string,
  preferences: NotificationPreferences,
): void {
  database
    .prepare('INSERT OR REPLACE INTO notification_preferences VALUES (?, ?)')
    .run(accountCode, JSON.stringify(preferences));
}
