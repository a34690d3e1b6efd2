import type { MessageKey } from '../../i18n/text.ts';

/** As the operator's contract has it, in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 };

/**
 * What is plainly wrong with a new password. Whether it is a common one, the operator says.
 * @param personal what it should not hold: user name, e-mail address
 */
export function newPasswordFault(
  password: string,
  personal: readonly string[] = [],
): MessageKey | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return 'password.fault.short';
  if (password.length > PASSWORD_LENGTH.max) return 'password.fault.long';
  const lower = password.toLowerCase();
  const names = personal.map((name) => name.toLowerCase().replace(/@.*$/, ''));
  if (names.some((name) => name.length >= 4 && lower.includes(name)))
    return 'password.fault.personal';
  if (weight(password) < 5) return 'password.fault.simple';
  return undefined;
}

/** How hard it is to guess, 0 to 3: by length, in which repetitions and runs count once. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const found = weight(password);
  if (password.length < PASSWORD_LENGTH.min || found < 5) return 0;
  if (found < 11) return 1;
  return found < 15 ? 2 : 3;
}

/** Characters that say something new: not one more of `aaa`, `1234`, `zyx`, nor of `abcabc`. */
function weight(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN));
  const surprising = codes.filter(
    (_, index) => !(Math.abs(steps[index] ?? Number.NaN) <= 1 && steps[index] === steps[index - 1]),
  );
  const distinct = new Set(codes).size;
  return Math.min(surprising.length, distinct * 2);
}
