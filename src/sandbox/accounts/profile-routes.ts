import * as v from 'valibot';
import { createRateLimit, type RateLimit, takeEach } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { audit } from '../audit/audit-log.ts';
import { unknownPath } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { mailedPage } from '../operator/linked-pages.ts';
import type { PartContext } from '../operator/part.ts';
import { accountOf } from './account.ts';
import { isHeldSince } from './account-review.ts';
import {
  CONFIRMED_KINDS,
  cancelContactChange,
  cancellation,
  changeContact,
  contactChange,
  refuseTakenEmail,
} from './contact-change.ts';
import { beginEmailChange, confirmEmail, pendingEmailOf } from './email-change.ts';
import { demandProof } from './identity-proof.ts';
import { lineOf } from './likeness.ts';
import { confirmLetter, letterFor, phoneCodeText } from './mails.ts';
import { type Mail, sendMail, sendText } from './outbox.ts';
import { beginPhoneChange, confirmPhone, pendingPhoneOf } from './phone-change.ts';
import { personalDataOf, readProfile } from './profile.ts';

const family = 'operator';
const codeEntry = v.strictObject({ code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'code_wrong')) });

/** The profile and personal data. */
export function profileRoutes(context: PartContext): readonly Route[] {
  const { database } = context;
  const personalData = (accountCode: string, now: Date) =>
    personalDataOf(accountOf(database, accountCode), {
      email: pendingEmailOf(database, accountCode, now),
      phone: pendingPhoneOf(database, accountCode, now),
    });
  const tried = createRateLimit(30, 60_000);
  // Each sends a mail to a mailbox that may be someone else's. A network that doubles requests takes two places.
  const mailedBy = createRateLimit(10, 60 * 60_000);
  const mailedTo = createRateLimit(5, 15 * 60_000);
  // Fewer, because a text message costs money and wakes its reader.
  const textedBy = createRateLimit(5, 60 * 60_000);
  const textedTo = createRateLimit(5, 60 * 60_000);

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
        const { email, phone, ...change } = body;
        const { accountCode } = player;
        const line = { by: 'player', accountCode, address } as const;
        const isLanguageOnly =
          email === undefined && phone === undefined && change.address === undefined;
        if (!isLanguageOnly) demandProof(database, call);
        const before = accountOf(database, accountCode);
        const newEmail = email === before.email ? undefined : email;
        if (newEmail !== undefined) {
          // Counts taken ones, too. The check of registration fields has a limit of its own.
          mailedBy.take(accountCode, now);
          refuseTakenEmail(database, before, newEmail);
        }
        const newPhone = phone === before.phone ? undefined : phone;
        const places: [RateLimit, string][] = [];
        if (newEmail !== undefined) places.push([mailedTo, newEmail.toLowerCase()]);
        if (newPhone !== undefined)
          places.push([textedBy, accountCode], [textedTo, lineOf(newPhone)]);
        takeEach(places, now);
        const details = Object.keys(change).sort().join(' ');
        if (details !== '') {
          inTransaction(database, () => {
            changeContact(database, accountOf(database, accountCode), change);
            audit(database, { ...line, event: 'personal-data-changed', details }, now);
          });
        }
        const after = accountOf(database, accountCode);
        const write = (to: string, letter: Omit<Mail, 'to'>) =>
          sendMail(context, { to, ...letter }, now);
        const isMoved = (['street', 'city', 'postal_code', 'country'] as const).some(
          (part) => before[part] !== after[part],
        );
        if (isMoved) write(before.email, letterFor('contactChanged', before.language));
        if (newEmail !== undefined) {
          const token = inTransaction(database, () => {
            audit(database, { ...line, event: 'email-change-asked' }, now);
            return beginEmailChange(database, accountCode, newEmail, now);
          });
          const page = mailedPage('newEmail', before.language, context);
          write(newEmail, confirmLetter({ page, token }, before.language));
          // Also to the old email: a thief must not be the only one informed.
          write(before.email, letterFor('emailChanging', before.language));
        }
        if (newPhone !== undefined) {
          const code = inTransaction(database, () => {
            audit(database, { ...line, event: 'phone-change-asked' }, now);
            return beginPhoneChange(context, accountCode, newPhone, now);
          });
          sendText(context, { to: newPhone, ...phoneCodeText(code, before.language) }, now);
          write(before.email, letterFor('phoneChanging', before.language));
        }
        return { status: 200, value: personalData(accountCode, now) };
      },
    }),
    route({
      operation: 'confirmPhone',
      family,
      method: 'PUT',
      path: '/accounts/{accountCode}/phone-change',
      access: 'player',
      body: codeEntry,
      handle({ player: { accountCode }, body: { code }, idempotencyKey: key, address, now }) {
        const before = confirmPhone(context, { accountCode, code }, { key, address, now });
        if (before !== undefined) {
          const write = (letter: Omit<Mail, 'to'>) =>
            sendMail(context, { to: before.email, ...letter }, now);
          write(letterFor('contactChanged', before.language));
          if (isHeldSince(database, before)) write(letterFor('underReview', before.language));
        }
        return { status: 200, value: personalData(accountCode, now) };
      },
    }),
    route({
      operation: 'cancelContactChange',
      family,
      method: 'POST',
      path: '/accounts/{accountCode}/contact-changes/{kind}/cancellation',
      access: 'player',
      body: cancellation,
      handle({ player: { accountCode }, params, body: { pending }, address, now }) {
        const kind = CONFIRMED_KINDS.find((candidate) => candidate === params.kind);
        if (kind === undefined) throw unknownPath();
        cancelContactChange(database, kind, { accountCode, pending }, { address, now });
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
