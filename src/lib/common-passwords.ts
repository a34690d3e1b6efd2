import digests from './common-passwords.json' with { type: 'json' };
import { sha256 } from './sha256.ts';

/** Bytes kept of each SHA-256; enough that no other password meets one by chance. */
const BYTES = 5;

/** What the list holds of a password: some of them are abusive words, so it does not hold the words. */
export const digestOf = (password: string): string =>
  [...sha256(password.toLowerCase()).subarray(0, BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const common = new Set(digests.match(new RegExp(`.{${2 * BYTES}}`, 'g')));

/**
 * Whether a password is among the 3,000 most frequent ones of ten characters or more, in any case. Only those that
 * zxcvbn lets pass are listed: tests/passwords/write.ts makes the list.
 */
export const isCommon = (password: string): boolean => common.has(digestOf(password));
