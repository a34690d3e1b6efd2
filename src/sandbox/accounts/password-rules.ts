import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { commonForm, isListed } from '../../lib/common-passwords.ts';
import { guessScore, LEAST_SCORE } from '../../lib/password-guess.ts';
import { wrongField } from '../http/problem.ts';

/** Format of a new password, checked before hashing (B24). */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(10, 'password_too_short'),
  v.maxLength(128, 'password_too_long'),
  v.regex(/^\P{Cc}*$/u, 'password_invalid'),
);

/** Shorter names are part of too many ordinary words. */
const SHORTEST_NAME = 4;

/**
 * Returns the error code of a weak new password, or undefined. There is no rule for digits or symbols; length and
 * rarity count (ASVS 6.2).
 * @param personal the player's own data: user name, email, then everything else that is known
 */
export function newPasswordFault(
  password: string,
  personal: readonly string[],
): string | undefined {
  const lower = password.toLowerCase();
  const holdsName = personal
    .slice(0, 2)
    .map((name) => name.toLowerCase().replace(/@.*$/, ''))
    .some((name) => name.length >= SHORTEST_NAME && lower.includes(name));
  if (holdsName) return 'password_personal';
  const hash = createHash('sha256').update(commonForm(password)).digest();
  const isEasy = isListed(hash) || guessScore(password, personal) < LEAST_SCORE;
  return isEasy ? 'password_common' : undefined;
}

/** @throws Problem 422 with the code */
export function refuseEasyPassword(password: string, personal: readonly string[]): void {
  const code = newPasswordFault(password, personal);
  if (code !== undefined) throw wrongField('password', code, 'Choose another password');
}
