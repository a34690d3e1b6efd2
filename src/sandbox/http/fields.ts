import * as v from 'valibot';
import { isEmailAddress } from '../../lib/contact-details.ts';

/** Fields shared by several request bodies of the contract, each with its error code. */

export { isUuid, language, line } from '../../lib/body-fields.ts';

/** Minor units (cents) of a payment or a limit. */
export const positiveAmount = v.pipe(
  v.number(),
  v.integer('amount_invalid'),
  v.minValue(1, 'amount_invalid'),
  v.maxValue(100_000_000, 'amount_invalid'),
);
/** ISO 4217. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'currency_invalid'));
/** ISO 3166-1 alpha-2. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'country_invalid'));
/** `YYYY-MM-DD`, an existing date. */
export const day = v.pipe(
  v.string(),
  v.isoDate('date_invalid'),
  v.check((given) => isDay(given), 'date_invalid'),
);
/** E.164. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'phone_invalid'));
export const email = v.pipe(
  v.string(),
  v.nonEmpty('field_required'),
  v.check(isEmailAddress, 'email_invalid'),
);

/** Whether a text of the form `YYYY-MM-DD` is an existing date. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
