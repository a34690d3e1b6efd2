import { callingCode } from './calling-codes.ts';

/** Countries whose numbers keep the leading zero. */
const KEEPS_ZERO = new Set(['IT', 'SM', 'VA']);

/**
 * Converts a phone number to E.164, however it was typed: with spaces and dashes, with the national leading zero, or in
 * full with `+` or `00` before the calling code.
 * @param country whose calling code is used if the number has none
 * @returns undefined for an invalid number
 */
export function toE164(typed: string, country: string): string | undefined {
  const text = typed.trim().replace(/[\s().\-/]/g, '');
  const whole = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  const code = callingCode(country);
  let number = whole;
  if (number === undefined && code !== undefined && /^\d+$/.test(text))
    number = code + (KEEPS_ZERO.has(country) ? text : text.replace(/^0/, ''));
  return number !== undefined && /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}
