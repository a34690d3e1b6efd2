import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call } from './call.ts';
import { notificationPreferences } from './contract/schemas.ts';
import type { NotificationPreferences } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { NotificationPreferences } from './contract/types.ts';

const parser = () => import('./preferences.ts');
/** Topics of messages. Campaigns use the same names, here and at a push service. */
export const TOPICS = ['promotions', 'sports', 'casino'] as const;
export type Topic = (typeof TOPICS)[number];

/** What may be sent to the player, how and when. */
export function preferencesQuery(accountCode: string): Query<NotificationPreferences> {
  return {
    key: `player:preferences:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'notification-preferences'),
    parse: async (wire) => (await parser()).parsePreferences(wire),
  };
}

/** @returns the saved preferences */
export const setPreferences = (
  api: Api,
  accountCode: string,
  preferences: NotificationPreferences,
): Promise<Result<NotificationPreferences, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'PUT',
      path: accountPath(accountCode, 'notification-preferences'),
      body: preferences,
    },
    async (wire) => (await parser()).parsePreferences(wire),
  );

export const parsePreferences = (wire: unknown): NotificationPreferences | undefined =>
  parsed(notificationPreferences, wire);
