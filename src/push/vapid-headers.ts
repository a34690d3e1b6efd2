import webPush from 'web-push';
import type { VapidKeys } from './settings.ts';

/** Signing costs more than encrypting: a token is used for as long as this. */
const USED_MS = 12 * 3_600_000;
/** It is good for an hour longer, in s; push services take no token that is good for more than a day. */
const GOOD_S = 13 * 3600;

/**
 * Gives the `Authorization` header for an origin; signed once for every push service and twelve hours (RFC 8292).
 * @param subject whom a push service may write to: `mailto:…` or `https://…`
 */
export function vapidHeaders(
  { publicKey, privateKey }: VapidKeys,
  subject: string,
  now: () => number,
): (origin: string) => string {
  const kept = new Map<string, { header: string; until: number }>();
  return (origin) => {
    const known = kept.get(origin);
    if (known !== undefined && now() < known.until) return known.header;
    const expiration = Math.floor(now() / 1000) + GOOD_S;
    const signed = webPush.getVapidHeaders(
      ...([origin, subject, publicKey, privateKey, 'aes128gcm', expiration] as const),
    );
    kept.set(origin, { header: signed.Authorization, until: now() + USED_MS });
    return signed.Authorization;
  };
}
