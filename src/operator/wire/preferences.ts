import { notificationPreferences } from '../contract/schemas.ts';
import type { NotificationPreferences } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parsePreferences = (wire: unknown): NotificationPreferences | undefined =>
  parsed(notificationPreferences, wire);
