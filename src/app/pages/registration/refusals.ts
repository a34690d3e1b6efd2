import type { HttpError } from '../../../http/http-error.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { type Field, STEPS } from './registration-values.ts';

/** Texts of the operator's error codes. */
const WORDS: Record<string, MessageKey> = {
  username_taken: 'registration.fault.usernameTaken',
  email_taken: 'registration.fault.emailTaken',
  document_check_wrong: 'registration.fault.documentCheck',
  document_taken: 'registration.fault.documentTaken',
  phone_taken: 'registration.fault.phoneTaken',
  password_common: 'password.fault.easy',
  password_too_short: 'password.fault.short',
  password_too_long: 'password.fault.long',
  password_personal: 'password.fault.personal',
  age_too_low: 'registration.fault.age',
  country_not_allowed: 'registration.fault.country',
  limit_too_low: 'registration.fault.limitOrder',
  agreement_outdated: 'registration.fault.outdated',
};

const FIELDS: Record<string, Field> = {
  ...Object.fromEntries(
    Object.values(STEPS).flatMap((fields) => fields.map((name) => [name, name])),
  ),
  'limits.day': 'limitDay',
  'limits.week': 'limitWeek',
  'limits.month': 'limitMonth',
  'consents.terms': 'terms',
  'consents.privacy': 'privacy',
};

/** Returns the operator's errors by field; empty when it names no field of the form. */
export function refusalsOf({ problem }: HttpError): { field: Field; text: MessageKey }[] {
  const { code = '', field, errors = [] } = problem ?? {};
  const all = field === undefined ? errors : [{ field, code }, ...errors];
  const found = new Map<Field, MessageKey>();
  for (const error of all) {
    const own = FIELDS[error.field] ?? FIELDS[error.field.replace(/^address\./, '')];
    if (own && !found.has(own)) found.set(own, WORDS[error.code] ?? 'registration.fault.refused');
  }
  return [...found].map(([own, text]) => ({ field: own, text }));
}
