import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Registration } from '../../operator/contract/types.ts';
import { blackboxField } from '../fraud/device-reports.ts';
import { currency, day, email, language, line, phone, positiveAmount } from '../http/fields.ts';
import { ageOn } from './age.ts';
import { address } from './contact-change.ts';
import { readDocumentNumber } from './document-number.ts';
import { newPassword, newPasswordFault } from './password-rules.ts';
import { AGREEMENTS, COUNTRIES, MINIMUM_AGE } from './registration-access.ts';

/** Formats of the unique fields of a new player, also used to check a single field. */
export const uniqueFields = {
  username: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{4,20}$/, 'username_invalid')),
  email,
  documentNumber: v.pipe(
    v.string(),
    v.maxLength(20, 'document_invalid'),
    v.regex(/^(?:-*[A-Za-z0-9]){5,}-*$/, 'document_invalid'),
  ),
  phone,
};
export type UniqueField = keyof typeof uniqueFields;

const agreement = v.pipe(
  v.string(),
  v.nonEmpty('field_required'),
  v.maxLength(40, 'value_too_long'),
);

export const registrationSchema: v.GenericSchema<unknown, Registration> = v.strictObject({
  ...uniqueFields,
  documentOrigin: v.exactOptional(v.literal('other')),
  password: newPassword,
  firstName: line(60),
  lastName: line(80),
  birthDate: day,
  address,
  currency,
  language,
  consents: v.strictObject({
    terms: agreement,
    privacy: agreement,
    marketing: v.array(v.picklist(['email', 'sms', 'push'])),
  }),
  limits: v.exactOptional(
    v.strictObject({
      day: v.exactOptional(positiveAmount),
      week: v.exactOptional(positiveAmount),
      month: v.exactOptional(positiveAmount),
    }),
  ),
  trackingCode: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\w.~-]{1,128}$/, 'tracking_code_invalid')),
  ),
  blackbox: v.exactOptional(blackboxField),
});

export interface FieldFault {
  readonly field: string;
  readonly code: string;
}

const columns: Readonly<Record<UniqueField, [column: string, code: string]>> = {
  username: ['username', 'username_taken'],
  email: ['email', 'email_taken'],
  documentNumber: ['document_number', 'document_taken'],
  phone: ['phone', 'phone_taken'],
};

/**
 * Returns the error code when another account has this value.
 * @param country of residence, which determines how a document number is read
 */
export function takenFault(
  database: DatabaseSync,
  field: UniqueField,
  value: string,
  country: string,
): string | undefined {
  const [column, code] = columns[field];
  const row =
    field === 'documentNumber'
      ? database
          .prepare('SELECT 1 FROM accounts WHERE document_number = ? AND document_country = ?')
          .get(readDocumentNumber(value, country).number, country)
      : database.prepare(`SELECT 1 FROM accounts WHERE ${column} = ?`).get(value);
  return row === undefined ? undefined : code;
}

/**
 * Checks what the schema cannot express, field by field.
 * @param today `YYYY-MM-DD`
 */
export function registrationFaults(
  database: DatabaseSync,
  registration: Registration,
  today: string,
): readonly FieldFault[] {
  const { birthDate, consents, limits = {} } = registration;
  const unique = Object.keys(columns) as UniqueField[];
  const { country } = registration.address;
  const isNational = registration.documentOrigin === undefined;
  const document = readDocumentNumber(registration.documentNumber, country);
  const age = ageOn(today, birthDate);
  const checks: readonly (readonly [field: string, code: string | undefined | false])[] = [
    ['documentNumber', isNational && document.isWrong && 'document_check_wrong'],
    ...unique.map(
      (field) => [field, takenFault(database, field, registration[field], country)] as const,
    ),
    ['password', newPasswordFault(registration.password, personalOf(registration))],
    ['birthDate', age < 0 || age > 120 ? 'date_invalid' : age < MINIMUM_AGE && 'age_too_low'],
    ['address.country', !COUNTRIES.includes(country) && 'country_not_allowed'],
    ['currency', registration.currency !== 'EUR' && 'currency_not_offered'],
    ['consents.terms', consents.terms !== AGREEMENTS.terms.version && 'agreement_outdated'],
    ['consents.privacy', consents.privacy !== AGREEMENTS.privacy.version && 'agreement_outdated'],
    ['limits.week', isBelow(limits.week, limits.day) && 'limit_too_low'],
    ['limits.month', isBelow(limits.month, limits.week ?? limits.day) && 'limit_too_low'],
  ];
  return checks.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** A weekly limit below the daily one would make the daily one useless. */
const isBelow = (longer: number | undefined, shorter: number | undefined) =>
  longer !== undefined && shorter !== undefined && longer < shorter;

/** Personal data that a password must not consist of, user name and email first. */
const personalOf = (registration: Registration): string[] => {
  const { username, email, firstName, lastName, birthDate } = registration;
  return [username, email, firstName, lastName, birthDate];
};
