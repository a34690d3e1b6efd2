import { createHmac, timingSafeEqual } from 'node:crypto';

/** Chatwoot's identity validation: hex HMAC-SHA256. */
export const hashOfIdentifier = (identifier: string, key: string): string =>
  createHmac('sha256', key).update(identifier).digest('hex');

/** Whether this hash of this identifier was made with the key. */
export function isIdentityOf(identifier: string, hash: string, key: string): boolean {
  const expected = Buffer.from(hashOfIdentifier(identifier, key));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
