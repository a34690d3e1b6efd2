import { inLatinDigits } from '../../../lib/latin-digits.ts';
import { unitOf } from '../../../lib/minor-units.ts';
import type { Registration } from '../../../operator/registration.ts';
import { toIsoDate } from './birth-date.ts';
import { toE164 } from './phone-number.ts';
import type { RegistrationValues } from './registration-values.ts';
import { bareDocumentNumber, toAmount } from './rules.ts';

interface Circumstances {
  currency: string;
  language: string;
  /** Versions in force. */
  agreements: { terms: string; privacy: string };
  trackingCode: string | undefined;
}

/** Builds the registration request from valid values. */
export function toRequest(values: RegistrationValues, about: Circumstances): Registration {
  const { currency, language, agreements, trackingCode } = about;
  const limits = Object.entries({
    day: values.limitDay,
    week: values.limitWeek,
    month: values.limitMonth,
  }).flatMap(([period, typed]) => {
    const amount = toAmount(typed);
    return amount === undefined ? [] : [[period, amount * unitOf(currency)]];
  });
  const channels = { email: values.byEmail, sms: values.bySms, push: values.byPush };
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: toIsoDate(values.birthDate) ?? '',
    documentNumber: bareDocumentNumber(values.documentNumber),
    ...(values.otherDocument && { documentOrigin: 'other' as const }),
    phone: toE164(values.phone, values.phoneCountry || values.country) ?? '',
    address: {
      street: values.street.trim(),
      city: values.city.trim(),
      postalCode: inLatinDigits(values.postalCode.trim()),
      country: values.country,
    },
    currency,
    language,
    consents: {
      ...agreements,
      marketing: (['email', 'sms', 'push'] as const).filter((channel) => channels[channel]),
    },
    ...(limits.length > 0 && { limits: Object.fromEntries(limits) }),
    ...(trackingCode !== undefined && { trackingCode }),
  };
}
