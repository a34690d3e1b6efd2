import { isEmailAddress } from '../../../../lib/contact-details.ts';
import { inLatinDigits } from '../../../../lib/latin-digits.ts';
import type { ContactChange, PersonalData } from '../../../../operator/personal-data.ts';
import type { MessageKey } from '../../../i18n/text.ts';

/** Form values as typed. */
export type ContactForm = Record<
  'email' | 'phone' | 'street' | 'postalCode' | 'city' | 'language',
  string
>;
export type ContactField = keyof ContactForm;

/** Maximum lengths in the contract. */
export const LENGTHS = { email: 254, phone: 24, street: 120, postalCode: 10, city: 80 } as const;

const E164 = /^\+[1-9]\d{6,14}$/;

/** Returns the errors by field; empty when the form is valid. */
export function contactFaults(form: ContactForm): { [field in ContactField]?: MessageKey } {
  const faults: { [field in ContactField]?: MessageKey } = {};
  if (!isEmailAddress(form.email.trim())) faults.email = 'player.refused.email';
  if (!E164.test(bareNumber(form.phone))) faults.phone = 'player.refused.phone';
  for (const field of ['street', 'city'] as const)
    if (form[field].trim() === '') faults[field] = 'player.refused.required';
  if (form.postalCode.trim().length < 3) faults.postalCode = 'player.refused.postalCode';
  return faults;
}

/**
 * Returns only what differs from the known data; undefined if nothing does. Only the operator can change the country.
 */
export function contactChange(form: ContactForm, known: PersonalData): ContactChange | undefined {
  const address = {
    street: form.street.trim(),
    city: form.city.trim(),
    postalCode: inLatinDigits(form.postalCode.trim()),
    country: known.address.country,
  };
  const change: ContactChange = {};
  if (form.email.trim() !== known.email) change.email = form.email.trim();
  if (bareNumber(form.phone) !== known.phone) change.phone = bareNumber(form.phone);
  if (form.language !== known.language) change.language = form.language;
  const { street, city, postalCode } = known.address;
  if (street !== address.street || city !== address.city || postalCode !== address.postalCode)
    change.address = address;
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Normalises a phone number: drops spaces, hyphens, dots and brackets, and treats a leading 00 as +. */
const bareNumber = (typed: string): string =>
  inLatinDigits(typed.trim())
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
