import * as v from 'valibot';
import { guessScore, LEAST_SCORE } from '../../lib/password-guess.ts';
import { wrongField } from '../operator/problem.ts';

/** The form of a new password; checked before anything is hashed (B24). */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(10, 'password_too_short'),
  v.maxLength(128, 'password_too_long'),
  v.regex(/^\P{Cc}*$/u, 'password_invalid'),
);

/** Shorter names are found in half of all words. */
const SHORTEST_NAME = 4;

/**
 * Why a new password is too easy, as a code; undefined when it is not. No rule asks for digits or
 * signs: length and rarity are what counts (ASVS 6.2).
 * @param personal the player's own: user name, e-mail address, then what else is known of them
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
  return guessScore(password, personal) < LEAST_SCORE ? 'password_common' : undefined;
}

/** @throws Problem 422 with the code */
export function refuseEasyPassword(password: string, personal: readonly string[]): void {
  const code = newPasswordFault(password, personal);
  if (code !== undefined) throw wrongField('password', code, 'Choose another password');
}
