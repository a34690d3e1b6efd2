import * as v from 'valibot';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { NotificationPreferences } from '../../operator/contract/types.ts';
import { audit } from '../audit/audit-log.ts';
import { unknownPath } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { markRead } from './notices.ts';
import { preferencesSchema, readPreferences, setPreferences } from './notification-preferences.ts';

const family = 'operator';
const upTo = v.strictObject({ upTo: v.pipe(v.string(), v.maxLength(64, 'value_too_long')) });

/** Notices to the player, which documents/document-routes.ts lists, and notification preferences. */
export function noticeRoutes({ database }: PartContext): readonly Route[] {
  return [
    route({
      operation: 'markNoticesRead',
      family,
      method: 'POST',
      path: '/accounts/{accountCode}/notices/read',
      access: 'player',
      body: upTo,
      handle({ player, body }) {
        if (!markRead(database, player.accountCode, body.upTo)) throw unknownPath();
        return { status: 204 };
      },
    }),
    route({
      operation: 'readNotificationPreferences',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/notification-preferences',
      access: 'player',
      handle: ({ player }) => ({
        status: 200,
        value: readPreferences(database, player.accountCode),
      }),
    }),
    route({
      operation: 'setNotificationPreferences',
      family,
      method: 'PUT',
      path: '/accounts/{accountCode}/notification-preferences',
      access: 'player',
      body: preferencesSchema,
      handle({ player: { accountCode }, body, address, now }) {
        inTransaction(database, () => {
          const details = consentsChanged(readPreferences(database, accountCode), body);
          setPreferences(database, accountCode, body);
          if (details === '') return;
          const line = { by: 'player', accountCode, address, details } as const;
          audit(database, { ...line, event: 'consent-changed' }, now);
        });
        return { status: 200, value: readPreferences(database, accountCode) };
      },
    }),
  ];
}

/** The marketing channels whose consent changed, as in `email yes, push no`. */
function consentsChanged(before: NotificationPreferences, after: NotificationPreferences): string {
  return (['email', 'sms', 'push'] as const)
    .filter((channel) => before.channels[channel] !== after.channels[channel])
    .map((channel) => `${channel} ${after.channels[channel] ? 'yes' : 'no'}`)
    .join(', ');
}
