import type { HttpError } from '../../../../http/http-error.ts';
import type { MessageKey, Text } from '../../../i18n/text.ts';

/** Messages for codes that a player can act on. */
const WORDS: Readonly<Record<string, MessageKey>> = {
  email_invalid: 'player.refused.email',
  email_taken: 'player.refused.emailTaken',
  phone_invalid: 'player.refused.phone',
  phone_taken: 'player.refused.phoneTaken',
  code_wrong: 'player.refused.codeWrong',
  code_void: 'player.refused.codeVoid',
  code_expired: 'player.refused.codeExpired',
  field_required: 'player.refused.required',
  password_wrong: 'player.refused.passwordWrong',
  password_too_short: 'password.fault.short',
  password_too_long: 'password.fault.long',
  password_common: 'password.fault.easy',
  password_personal: 'password.fault.personal',
  password_invalid: 'password.fault.refused',
  file_type_not_allowed: 'player.refused.fileType',
  file_unreadable: 'player.refused.fileUnreadable',
  file_empty: 'player.refused.fileEmpty',
  file_too_large: 'player.refused.fileTooLarge',
  image_too_big: 'player.refused.imageTooBig',
  upload_gone: 'player.refused.uploadGone',
  too_many_documents: 'player.refused.documentLimit',
  value_too_long: 'player.refused.long',
  proof_needed: 'player.refused.proof',
  passkey_refused: 'player.refused.passkey',
  passkey_limit: 'player.refused.passkeyLimit',
};

/** Explains a refusal, with a reference when only support can help. */
export function refusalText(error: HttpError, t: Text['t']): string {
  const { problem, retryAfter } = error;
  // A lost or unreadable response does not say whether the change was made.
  if (error.kind !== 'status') return t('player.refused.network');
  const known = problem && WORDS[problem.code];
  if (known) return t(known);
  if (error.status === 429) {
    return t('player.refused.tooMany', {
      minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)),
    });
  }
  const quote = problem?.requestId;
  return quote ? t('player.refused.quote', { quote }) : t('player.refused.other');
}

/** Explains refused fields, by their name in the contract; `address.city` for a nested one. */
export function refusedFields(error: HttpError | undefined, t: Text['t']): Record<string, string> {
  const problem = error?.problem;
  if (!problem) return {};
  const listed =
    problem.errors ?? (problem.field ? [{ field: problem.field, code: problem.code }] : []);
  return Object.fromEntries(
    listed.map(({ field, code }) => [field, t(WORDS[code] ?? 'player.refused.field')]),
  );
}
