import { createHmac, timingSafeEqual } from 'node:crypto';

/** As Chatwoot's identity validation has it: HMAC-SHA256 in hexadecimal digits. */
export const hashOfIdentifier = (identifier: string, key: string): string =>
  createHmac('sha256', key).update(identifier).digest('hex');

/** Whether the holder of the key gave this hash for this identifier. */
export function isIdentityOf(identifier: string, hash: string, key: string): boolean {
  const expected = Buffer.from(hashOfIdentifier(identifier, key));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
