import { inLatinDigits } from '../../../lib/latin-digits.ts';

/** Countries whose numbers keep the leading zero. */
const KEEPS_ZERO = new Set(['IT', 'SM', 'VA']);

/**
 * Converts a phone number to E.164, however it was typed: with spaces and dashes, with the national leading zero, or in
 * full with `+` or `00` before the calling code.
 * @param country whose calling code is used if the number has none
 * @returns undefined for an invalid number
 */
export function toE164(typed: string, country: string): string | undefined {
  const text = inLatinDigits(typed.trim()).replace(/[\s().\-/]/g, '');
  const whole = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  const code = callingCode(country);
  let number = whole;
  if (number === undefined && code !== undefined && /^\d+$/.test(text))
    number = code + (KEEPS_ZERO.has(country) ? text : text.replace(/^0/, ''));
  return number !== undefined && /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

/** Calling codes (ITU-T E.164) by ISO 3166-1 country, for places where an operator may be licensed. */
const TABLE =
  'AD376 AE971 AL355 AM374 AR54 AT43 AU61 AZ994 BA387 BE32 BG359 BO591 BR55 BY375 CA1 CH41 CL56 CN86 CO57 ' +
  'CR506 CY357 CZ420 DE49 DK45 DO1 EC593 EE372 EG20 ES34 FI358 FR33 GB44 GE995 GI350 GR30 GT502 HK852 HN504 ' +
  'HR385 HU36 IE353 IL972 IN91 IS354 IT39 JP81 KR82 LI423 LT370 LU352 LV371 MA212 MC377 MD373 ME382 MK389 ' +
  'MT356 MX52 NG234 NI505 NL31 NO47 NZ64 PA507 PE51 PH63 PL48 PT351 PY595 RO40 RS381 SE46 SG65 SI386 SK421 ' +
  'SM378 SV503 TN216 TR90 UA380 US1 UY598 VA39 VE58 XK383 ZA27';

const codes = new Map(TABLE.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]));

/** @returns such as `34` for ES; undefined for a country that is not in the table */
export const callingCode = (country: string): string | undefined => codes.get(country);
