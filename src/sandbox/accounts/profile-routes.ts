import { createRateLimit } from '../../lib/rate-limit.ts';
import { audit } from '../audit/audit-log.ts';
import { type Route, route } from '../http/route.ts';
import { inTransaction } from '../operator/operator-database.ts';
import type { PartContext } from '../operator/part.ts';
import { accountOf } from './account.ts';
import { isHeldSince } from './account-review.ts';
import { changeContact, contactChange, refuseTakenEmail } from './contact-change.ts';
import { beginEmailChange, confirmEmail, pendingEmailOf } from './email-change.ts';
import { demandProof } from './identity-proof.ts';
import { confirmLetter, letterFor } from './mails.ts';
import { type Mail, sendMail } from './outbox.ts';
import { personalDataOf, readProfile } from './profile.ts';

const family = 'operator';

/** The profile and personal data. */
export function profileRoutes(context: PartContext): readonly Route[] {
  const { database } = context;
  const personalData = (accountCode: string, now: Date) =>
    personalDataOf(accountOf(database, accountCode), pendingEmailOf(database, accountCode, now));
  const tried = createRateLimit(30, 60_000);
  // Each sends a mail to a mailbox that may be someone else's. A network that doubles requests takes two places.
  const mailedBy = createRateLimit(10, 60 * 60_000);
  const mailedTo = createRateLimit(5, 15 * 60_000);

  return [
    route({
      operation: 'readProfile',
      family,
      method: 'GET',
      path: '/accounts/me',
      access: 'player',
      handle: ({ player, now }) => ({ status: 200, value: readProfile(database, player, now) }),
    }),
    route({
      operation: 'readPersonalData',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/personal-data',
      access: 'player',
      handle: ({ player, now }) => ({
        status: 200,
        value: personalData(player.accountCode, now),
      }),
    }),
    route({
      operation: 'changePersonalData',
      family,
      method: 'PATCH',
      path: '/accounts/{accountCode}/personal-data',
      access: 'player',
      cookie: true,
      body: contactChange,
      handle(call) {
        const { player, body, address, now } = call;
        const { email, ...change } = body;
        const { accountCode } = player;
        const line = { by: 'player', accountCode, address } as const;
        const isLanguageOnly =
          email === undefined && change.phone === undefined && change.address === undefined;
        if (!isLanguageOnly) demandProof(database, call);
        const before = accountOf(database, accountCode);
        const newEmail = email === before.email ? undefined : email;
        if (newEmail !== undefined) {
          // Counts taken ones, too. The check of registration fields has a limit of its own.
          mailedBy.take(accountCode, now);
          refuseTakenEmail(database, before, newEmail);
          mailedTo.take(newEmail.toLowerCase(), now);
        }
        const details = Object.keys(change).sort().join(' ');
        if (details !== '') {
          inTransaction(database, () => {
            changeContact(database, accountOf(database, accountCode), change, now);
            audit(database, { ...line, event: 'personal-data-changed', details }, now);
          });
        }
        const after = accountOf(database, accountCode);
        const write = (to: string, letter: Omit<Mail, 'to'>) =>
          sendMail(context, { to, ...letter }, now);
        const isMoved = (['street', 'city', 'postal_code', 'country'] as const).some(
          (part) => before[part] !== after[part],
        );
        if (before.phone !== after.phone || isMoved) {
          write(before.email, letterFor('contactChanged', before.language));
        }
        if (isHeldSince(database, before))
          write(before.email, letterFor('underReview', before.language));
        if (newEmail !== undefined) {
          const token = inTransaction(database, () => {
            audit(database, { ...line, event: 'email-change-asked' }, now);
            return beginEmailChange(database, accountCode, newEmail, now);
          });
          const page = context.pages.newEmail;
          write(newEmail, confirmLetter({ page, token }, before.language));
          // Also to the old email: a thief must not be the only one informed.
          write(before.email, letterFor('emailChanging', before.language));
        }
        return { status: 200, value: personalData(accountCode, now) };
      },
    }),
    route({
      operation: 'confirmEmail',
      family,
      method: 'PUT',
      path: '/accounts/email-changes/{token}',
      access: 'anyone',
      handle({ params, idempotencyKey: key, address, now }) {
        tried.take(address, now);
        const confirmed = confirmEmail(database, params.token, { key, address, now });
        if (confirmed === undefined) return { status: 204 };
        const { account, email } = confirmed;
        const letter = letterFor('emailChanged', account.language);
        for (const to of [account.email, email]) sendMail(context, { to, ...letter }, now);
        if (isHeldSince(database, account))
          sendMail(context, { to: email, ...letterFor('underReview', account.language) }, now);
        return { status: 204 };
      },
    }),
  ];
}
