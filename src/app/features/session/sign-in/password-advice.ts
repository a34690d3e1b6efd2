import type { MessageKey } from '../../../i18n/text.ts';

/** Limits of the operator's contract, in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 };

let judge: typeof import('./password-judge.ts') | undefined;
/** The last password that was found to be a common one. */
let common: string | undefined;

/**
 * Loads the password checker, 190 KB, and checks whether the password is a common one; a form waits for it before it
 * continues. Without it only length and names are checked, and the operator decides.
 */
export async function judgePassword(password: string): Promise<void> {
  try {
    judge ??= await import('./password-judge.ts');
    if (await judge.isCommon(password)) common = password;
  } catch (error) {
    console.warn('Only the operator judges passwords', error);
  }
}

/**
 * Returns what is wrong with a new password.
 * @param personal known data of the player, user name and email first
 */
export function newPasswordFault(
  password: string,
  personal: readonly string[] = [],
): MessageKey | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return 'password.fault.short';
  if (password.length > PASSWORD_LENGTH.max) return 'password.fault.long';
  const lower = password.toLowerCase();
  const names = personal.slice(0, 2).map((name) => name.toLowerCase().replace(/@.*$/, ''));
  if (names.some((name) => name.length >= 4 && lower.includes(name)))
    return 'password.fault.personal';
  const isEasy = judge && judge.guessScore(password, personal) < judge.LEAST_SCORE;
  if (isEasy || password === common) return 'password.fault.easy';
  return undefined;
}

/** Strength from 0 (refused) to 2 (strong); undefined until the checker has loaded. */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): 0 | 1 | 2 | undefined {
  if (newPasswordFault(password, personal)) return 0;
  return judge && (judge.guessScore(password, personal) > judge.LEAST_SCORE ? 2 : 1);
}
