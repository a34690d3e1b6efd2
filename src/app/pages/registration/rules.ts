import { isEmailAddress } from '../../../lib/contact-details.ts';
import { inLatinDigits } from '../../../lib/latin-digits.ts';
import { newPasswordFault } from '../../features/session/sign-in/password-advice.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { ageOn, toIsoDate } from './birth-date.ts';
import { toE164 } from './phone-number.ts';
import {
  type Field,
  NEVER_KEPT,
  type RegistrationValues,
  STEPS,
  type Step,
} from './registration-values.ts';

/** The operator's terms for a new player. */
export interface Terms {
  minimumAge: number;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** `YYYY-MM-DD` by the visitor's clock; the operator's clock decides. */
  today: string;
}

type Rule = (values: RegistrationValues, terms: Terms) => MessageKey | false | undefined;

const limit =
  (own: 'limitDay' | 'limitWeek' | 'limitMonth', ...shorter: ('limitDay' | 'limitWeek')[]): Rule =>
  (values) => {
    const text = values[own].trim();
    if (text === '') return undefined;
    const amount = toAmount(text);
    if (amount === undefined) return 'registration.fault.limit';
    const isBelow = shorter.some((other) => (toAmount(values[other]) ?? 0) > amount);
    return isBelow && 'registration.fault.limitOrder';
  };

const text =
  (field: 'firstName' | 'lastName' | 'street' | 'city', longest: number): Rule =>
  (values) => {
    const value = values[field].trim();
    if (value === '') return `registration.fault.${field}`;
    return value.length > longest && 'registration.fault.tooLong';
  };

const RULES: Record<Field, Rule> = {
  username: ({ username }) => {
    if (username.trim() === '') return 'registration.fault.username';
    return !/^[A-Za-z0-9_.-]{4,20}$/.test(username.trim()) && 'registration.fault.usernameForm';
  },
  email: ({ email }) => !isEmailAddress(email.trim()) && 'registration.fault.email',
  password: (values) =>
    values.password === ''
      ? 'registration.fault.password'
      : newPasswordFault(values.password, personalOf(values)),
  firstName: text('firstName', 60),
  lastName: text('lastName', 80),
  birthDate: (values, { minimumAge, today }) => {
    const date = toIsoDate(values.birthDate);
    if (date === undefined || date > today || ageOn(date, today) > 120)
      return 'registration.fault.birthDate';
    return ageOn(date, today) < minimumAge && 'registration.fault.age';
  },
  documentNumber: ({ documentNumber }) =>
    !/^[A-Za-z0-9-]{5,20}$/.test(bareDocumentNumber(documentNumber)) &&
    'registration.fault.documentNumber',
  country: ({ country }, { countries }) =>
    !countries.includes(country) && 'registration.fault.country',
  street: text('street', 120),
  postalCode: ({ postalCode }) =>
    !/^[\w -]{3,10}$/.test(inLatinDigits(postalCode.trim())) && 'registration.fault.postalCode',
  city: text('city', 80),
  phone: ({ phone, phoneCountry, country }) =>
    toE164(phone, phoneCountry || country) === undefined && 'registration.fault.phone',
  limitDay: limit('limitDay'),
  limitWeek: limit('limitWeek', 'limitDay'),
  limitMonth: limit('limitMonth', 'limitDay', 'limitWeek'),
  terms: ({ terms }) => !terms && 'registration.fault.terms',
  privacy: ({ privacy }) => !privacy && 'registration.fault.privacy',
};

/** Values that a password must not contain, username and email address first. */
export const personalOf = (values: RegistrationValues): string[] => [
  ...[values.username, values.email, values.firstName, values.lastName].map((text) => text.trim()),
  toIsoDate(values.birthDate) ?? '',
];

/** Removes the separators that some countries print and the operator does not accept. */
export const bareDocumentNumber = (typed: string): string =>
  inLatinDigits(typed).replace(/[ ./]/g, '');

/** Up to a million, as in the operator's contract. @returns whole units of the currency */
export function toAmount(typed: string): number | undefined {
  const text = inLatinDigits(typed.trim());
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= 1_000_000 ? amount : undefined;
}

/** Returns a field's error, as far as the form can tell; the operator has the last word. */
export const faultOf = (
  field: Field,
  values: RegistrationValues,
  terms: Terms,
): MessageKey | undefined => RULES[field](values, terms) || undefined;

/** Returns a step's invalid fields, in reading order. */
export const faultsOf = (step: Step, values: RegistrationValues, terms: Terms): Field[] =>
  STEPS[step].filter((field) => faultOf(field, values, terms) !== undefined);

/** Whether a step was filled in, ignoring values lost in a reload because they are never saved. */
export const wasFilledIn = (step: Step, values: RegistrationValues, terms: Terms): boolean =>
  faultsOf(step, values, terms).every((field) => (NEVER_KEPT as readonly Field[]).includes(field));
