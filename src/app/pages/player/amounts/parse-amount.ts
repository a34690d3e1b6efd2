import { inLatinDigits } from '../../../../lib/latin-digits.ts';
import { minorDigits } from '../../../../lib/minor-units.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';

type AmountFault = 'empty' | 'unreadable' | 'decimals' | 'zero' | 'large';

/** The operator's maximum per call, in minor units (PositiveAmount of the contract). */
export const LARGEST_AMOUNT = 100_000_000;

/**
 * Parses an amount as people write it: 1.234,56 in Spanish, 1,234.56 in English, with or without the currency symbol.
 * The locale decides only when the text is ambiguous (1.234); groups must be complete.
 * @returns minor units, from 1 to LARGEST_AMOUNT
 */
export function parseAmount(
  text: string,
  locale: string,
  currency: string,
): Result<number, AmountFault> {
  const digits = minorDigits(currency);
  const style = { style: 'currency', currency, minimumFractionDigits: digits } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1_234_567.8);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';

  const bare = [part('currency'), currency]
    .reduce((rest, sign) => rest.replace(sign, ''), inLatinDigits(text).toUpperCase())
    .replace(/[\s'’\u200E\u200F\u061C]/gu, '');
  if (bare === '') return failure('empty');
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return failure('unreadable');

  const { whole, fraction } = split(bare, inLatinDigits(part('decimal')));
  if (!/^(\d*|[1-9]\d{0,2}([.,]\d{3})+)$/.test(whole)) return failure('unreadable');
  if (/[.,]/.test(fraction) || new Set(whole.match(/[.,]/g)).size > 1) return failure('unreadable');
  if (fraction.length > digits) return failure('decimals');

  const amount = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  if (amount === 0) return failure('zero');
  return amount > LARGEST_AMOUNT ? failure('large') : success(amount);
}

/** Splits whole units from the fraction. @param decimal the locale's decimal separator */
function split(bare: string, decimal: string): { whole: string; fraction: string } {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last === -1) return { whole: bare, fraction: '' };
  const sign = bare.charAt(last);
  const alone = bare.indexOf(sign) === last;
  const both = bare.includes('.') && bare.includes(',');
  const groups = /^[1-9]\d{0,2}$/.test(bare.slice(0, last)) && bare.length - last === 4;
  const isDecimal = alone && (both || sign === decimal || !groups);
  return isDecimal
    ? { whole: bare.slice(0, last), fraction: bare.slice(last + 1) }
    : { whole: bare, fraction: '' };
}
