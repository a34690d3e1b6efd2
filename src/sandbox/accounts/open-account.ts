import { createHash, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Registration } from '../../operator/contract/types.ts';
import { audit } from '../audit/audit-log.ts';
import { holdForReview } from './account-review.ts';
import { readDocumentNumber } from './document-number.ts';
import { keepMarks, likenessesOf } from './likeness.ts';
import { setLimit } from './limit-store.ts';
import { noticeFor } from './notice-texts.ts';
import { addNotice } from './notices.ts';
import { setPreferences } from './notification-preferences.ts';
import { AGREEMENTS } from './registration-access.ts';

/** Letters and digits that are not confused on the telephone. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates an account with everything that belongs to it, within a transaction. Returns its code. */
export function openAccount(
  database: DatabaseSync,
  registration: Registration,
  { passwordHash, address: from, now }: { passwordHash: string; address: string; now: Date },
): string {
  const { address, consents, limits = {}, trackingCode } = registration;
  const time = now.getTime();
  const document = readDocumentNumber(registration.documentNumber, address.country);
  const likenesses = likenessesOf(database, registration);
  // 2^40 codes. The table refuses a duplicate, and the site retries.
  const code = Array.from({ length: 8 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
  database
    .prepare(
      `INSERT INTO accounts (account_code, username, email, password_hash, currency, first_name,
         last_name, birth_date, document_number, document_country, phone, street, city, postal_code,
         country, language, validated_at, registered_at, tracking_code)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      code,
      registration.username,
      registration.email,
      passwordHash,
      registration.currency,
      registration.firstName.trim(),
      registration.lastName.trim(),
      registration.birthDate,
      document.number,
      address.country,
      registration.phone,
      address.street,
      address.city,
      address.postalCode,
      address.country,
      registration.language,
      time,
      time,
      trackingCode ?? null,
    );
  const line = { by: 'visitor', accountCode: code, address: from } as const;
  audit(database, { ...line, event: 'account-opened' }, now);
  keepMarks(database, code, registration);
  const consent = database.prepare('INSERT INTO consents VALUES (?, ?, ?, ?)');
  consent.run(code, 'terms', consents.terms, time);
  consent.run(code, 'privacy', consents.privacy, time);
  for (const channel of new Set(consents.marketing)) {
    consent.run(code, channel, AGREEMENTS.privacy.version, time);
  }
  const agreed = (channel: 'email' | 'sms' | 'push') => consents.marketing.includes(channel);
  setPreferences(database, code, {
    channels: { email: agreed('email'), sms: agreed('sms'), push: agreed('push') },
    topics: consents.marketing.length > 0 ? ['promotions', 'sports', 'casino'] : [],
  });
  for (const period of ['day', 'week', 'month'] as const) {
    const amount = limits[period];
    if (amount === undefined) continue;
    setLimit(database, code, { kind: 'deposit', period }, amount, now);
    audit(database, { ...line, event: 'limit-set', details: `deposit ${period} ${amount}` }, now);
  }
  if (likenesses.length > 0) holdForReview(database, code, likenesses, now);
  else addNotice(database, code, noticeFor('opened', registration.language), now);
  return code;
}

/**
 * Fingerprints a registration without the password, which has its own hash, and without the device data, which may
 * arrive later.
 */
export function hashOfRegistration({ password: _, blackbox: __, ...rest }: Registration): string {
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url');
}
