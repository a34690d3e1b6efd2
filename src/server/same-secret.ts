import { timingSafeEqual } from 'node:crypto';

/** Compares a header with a secret in constant time. */
export function isSameSecret(given: string | string[] | undefined, secret: string): boolean {
  const left = Buffer.from(String(given ?? ''));
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}
