import digests from './common-passwords.json' with { type: 'json' };
import { hexadecimal } from './hexadecimal.ts';

/** Hexadecimal digits kept of each SHA-256: 40 bits, enough that other passwords do not match by chance. */
const DIGITS = 10;

const common = new Set(digests.match(new RegExp(`.{${DIGITS}}`, 'g')));

/** The bytes of a password that are hashed, in lower case so that case does not matter. */
export const commonForm = (password: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(password.toLowerCase());

/** The entry of a password in the list. The list holds hashes, because some passwords are abusive words. */
export const digestOf = (hash: Uint8Array): string => hexadecimal(hash).slice(0, DIGITS);

/**
 * Whether a password is among the 3,000 most frequent ones of ten characters or more. The list holds only those that
 * zxcvbn accepts; tests/passwords/write.ts generates it.
 * @param hash SHA-256 of its `commonForm`
 */
export const isListed = (hash: Uint8Array): boolean => common.has(digestOf(hash));
