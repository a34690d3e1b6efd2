import { type KeyObject, sign } from 'node:crypto';
import type { VapidKeys } from './settings.ts';
import { signingKey } from './vapid-keys.ts';

/** How long to reuse a token, ms, because signing costs more than encrypting. */
const USED_MS = 12 * 3_600_000;
/** Validity in s: an hour longer than it is used. Push services accept at most a day. */
const GOOD_S = 13 * 3600;

/**
 * Creates the `Authorization` header for an origin, signed once per push service and twelve hours (RFC 8292).
 * @param subject contact for push services: `mailto:…` or `https://…`
 */
export function vapidHeaders(
  keys: VapidKeys,
  subject: string,
  now: () => number,
): (origin: string) => string {
  const key = signingKey(keys);
  const kept = new Map<string, { header: string; until: number }>();
  return (origin) => {
    const known = kept.get(origin);
    const left = known === undefined ? 0 : known.until - now();
    // More time is only left if the clock was ahead; push services would refuse a token that is valid for so long.
    if (known !== undefined && left > 0 && left <= USED_MS) return known.header;
    const exp = Math.floor(now() / 1000) + GOOD_S;
    const token = signedToken({ aud: origin, exp, sub: subject }, key);
    const header = `vapid t=${token}, k=${keys.publicKey}`;
    kept.set(origin, { header, until: now() + USED_MS });
    return header;
  };
}

/** Creates a JSON Web Token signed with ES256 (RFC 7515). */
function signedToken(claims: object, key: KeyObject): string {
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
