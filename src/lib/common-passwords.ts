import digests from './common-passwords.json' with { type: 'json' };

/** Hexadecimal digits kept of each SHA-256; enough that no other password meets one by chance. */
const DIGITS = 10;

const common = new Set(digests.match(new RegExp(`.{${DIGITS}}`, 'g')));

/** What is hashed of a password: its case does not matter. */
export const commonForm = (password: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(password.toLowerCase());

/** What the list holds of a password: some of them are abusive words, so it does not hold the words. */
export const digestOf = (hash: Uint8Array): string =>
  [...hash]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);

/**
 * Whether a password is among the 3,000 most frequent ones of ten characters or more. Only those that zxcvbn lets pass
 * are listed: tests/passwords/write.ts makes the list.
 * @param hash SHA-256 of its `commonForm`
 */
export const isListed = (hash: Uint8Array): boolean => common.has(digestOf(hash));
