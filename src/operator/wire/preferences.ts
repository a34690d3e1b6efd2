import * as v from 'valibot';
import type { NotificationPreferences } from '../contract/types.ts';
import { parsed } from './entries.ts';

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const preferences: v.GenericSchema<unknown, NotificationPreferences> = v.object({
  channels: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean() }),
  topics: v.array(v.picklist(['promotions', 'sports', 'casino'])),
  promotions: v.exactOptional(v.array(v.string())),
  quietHours: v.exactOptional(v.object({ from: clock, to: clock, timeZone: v.string() })),
});

export const parsePreferences = (wire: unknown): NotificationPreferences | undefined =>
  parsed(preferences, wire);
