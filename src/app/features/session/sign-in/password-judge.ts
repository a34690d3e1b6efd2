import { commonForm, isListed } from '../../../../lib/common-passwords.ts';

// Loaded only with a field for a new password.
export { guessScore, LEAST_SCORE } from '../../../../lib/password-guess.ts';

/** Whether a password is a common one. False on a page without HTTPS, which has no hash functions. */
export async function isCommon(password: string): Promise<boolean> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return false;
  return isListed(new Uint8Array(await subtle.digest('SHA-256', commonForm(password))));
}
