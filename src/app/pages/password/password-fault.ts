import { type HttpError, isSilent } from '../../../http/http-error.ts';
import type { MessageKey } from '../../i18n/text.ts';

const WORDS: Record<string, MessageKey> = {
  password_too_short: 'password.fault.short',
  password_too_long: 'password.fault.long',
  password_personal: 'password.fault.personal',
  password_common: 'password.fault.easy',
};

/** Returns the text of the operator's refusal. @param refused text of a 422 without a text of its own */
export function passwordFault(
  error: HttpError,
  refused: MessageKey = 'password.fault.refused',
): MessageKey {
  const { status, problem } = error;
  if (isSilent(error)) return 'sign-in.fault.network';
  if (status === 429) return 'sign-in.fault.busy';
  const codes = [problem?.code, ...(problem?.errors ?? []).map(({ code }) => code)];
  const known = codes.flatMap((code) => (code && WORDS[code]) || []);
  return known[0] ?? (status === 422 ? refused : 'sign-in.fault.other');
}
