import type { IncomingHttpHeaders } from 'node:http';
import type { Operations } from '../../operator/contract/types.ts';

type RegistrationAccess = Operations['checkRegistrationAccess']['answer'];

/** Age of majority in the operator's country, years. */
export const MINIMUM_AGE = 18;
/** Allowed countries of residence, ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] = [
  'AR',
  'AT',
  'BR',
  'CL',
  'CO',
  'CR',
  'CZ',
  'DE',
  'DK',
  'EC',
  'ES',
  'FI',
  'GR',
  'IE',
  'IT',
  'MT',
  'MX',
  'NO',
  'PA',
  'PE',
  'PL',
  'PT',
  'PY',
  'RO',
  'SE',
  'UY',
];
/** The versions in force. A registration must accept the same. */
export const AGREEMENTS: RegistrationAccess['agreements'] = {
  terms: { version: '2026-03' },
  privacy: { version: '2026-01' },
};

/**
 * User-assigned codes of ISO 3166-1 that demonstrate each reason: XA for the device of a known minor, XE for a device
 * of a self-excluded player.
 */
const SENTINELS = { XA: 'age', XE: 'exclusion' } as const;

/**
 * Whether a visitor may register. A real operator finds the country by IP address. Here it comes from the first that is
 * set of the header `X-Country`, the query's `place` and the environment's VISITOR_COUNTRY.
 */
export function registrationAccess(
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
  usualCountry: string,
): RegistrationAccess {
  const told = headers['x-country'] ?? query.get('place') ?? usualCountry;
  const country = String(told).toUpperCase();
  const sentinel = country === 'XA' || country === 'XE' ? SENTINELS[country] : undefined;
  const reason = sentinel ?? (COUNTRIES.includes(country) ? undefined : 'place');
  return {
    allowed: reason === undefined,
    ...(reason !== undefined && { reason }),
    minimumAge: MINIMUM_AGE,
    countries: [...COUNTRIES],
    ...(COUNTRIES.includes(country) && { country }),
    agreements: AGREEMENTS,
  };
}
