import type { PartContext } from '../operator/part.ts';
import { Problem } from '../operator/problem.ts';
import { type Player, type Route, route } from '../operator/route.ts';
import { accountOf } from './account.ts';
import { standingOf } from './account-status.ts';
import { audit } from './audit.ts';
import { changeContact, contactChange } from './contact-change.ts';
import { letterFor } from './mails.ts';
import { sendMail } from './outbox.ts';
import { personalDataOf, profileOf } from './profile.ts';
import { previousSignIn } from './sessions.ts';

const family = 'operator';

/** Who the player is, and the yearly confirmation of it. */
export function profileRoutes(context: PartContext): readonly Route[] {
  const { database } = context;
  const profile = ({ accountCode, sessionId }: Player, now: Date) =>
    profileOf(accountOf(database, accountCode), {
      now,
      previousSignInAt: previousSignIn(database, sessionId),
    });

  return [
    route({
      operation: 'readProfile',
      family,
      method: 'GET',
      path: '/accounts/me',
      access: 'player',
      handle: ({ player, now }) => ({ status: 200, value: profile(player, now) }),
    }),
    route({
      operation: 'readPersonalData',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/personal-data',
      access: 'player',
      handle: ({ player }) => ({
        status: 200,
        value: personalDataOf(accountOf(database, player.accountCode)),
      }),
    }),
    route({
      operation: 'changePersonalData',
      family,
      method: 'PATCH',
      path: '/accounts/{accountCode}/personal-data',
      access: 'player',
      body: contactChange,
      handle({ player: { accountCode }, body, now }) {
        const before = accountOf(database, accountCode);
        changeContact(database, before, body);
        audit(database, 'personal-data-changed', accountCode, now);
        const after = accountOf(database, accountCode);
        if (before.email !== after.email || before.phone !== after.phone) {
          // The old address as well: a thief must not be the only one to hear of it.
          const letter = letterFor('contactChanged', before.language);
          for (const to of new Set([before.email, after.email]))
            sendMail(context, { to, ...letter }, now);
        }
        return { status: 200, value: personalDataOf(after) };
      },
    }),
    route({
      operation: 'confirmPersonalData',
      family,
      method: 'POST',
      path: '/accounts/{accountCode}/annual-validation',
      access: 'player',
      handle({ player, now }) {
        const { accountCode } = player;
        const { status, reason } = standingOf(accountOf(database, accountCode), now);
        const isPending = reason === 'pending-annual-update-and-validation';
        // Who is blocked for another reason cannot lift that by confirming an address.
        if (status !== 'active' && !isPending) {
          throw new Problem(409, 'not_pending', 'There is nothing to confirm');
        }
        database
          .prepare(
            `UPDATE accounts SET validated_at = ?, status = 'active', status_reason = NULL,
               status_until = NULL WHERE account_code = ?`,
          )
          .run(now.getTime(), accountCode);
        audit(database, 'personal-data-confirmed', accountCode, now);
        return { status: 200, value: profile(player, now) };
      },
    }),
  ];
}
