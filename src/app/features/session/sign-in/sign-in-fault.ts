import type { HttpError } from '../../../../http/http-error.ts';
import type { MessageKey } from '../../../i18n/text.ts';

/** Why somebody could not sign in, ready to be said. */
export interface SignInFault {
  text: MessageKey;
  /** The password is what to try again: it keeps what was typed, selected. */
  retype?: true;
  /** Seconds until the operator listens again. */
  waitSeconds?: number;
  /** The player asked to be kept away: until when (RFC 3339), or for good. */
  exclusion?: { until?: string };
  /** For the player to quote. */
  requestId?: string;
}

/** Without a Retry-After header, in seconds. */
const USUAL_WAIT = 60;

/** No account can have such a password: it is wrong like any other (B22, B24 in SECURITY.md). */
const WRONG_PASSWORD = new Set(['login_failed', 'password_too_long', 'password_invalid']);

/** The site stands where the operator gives no session (docs/decisions/0012-one-site.md). */
const OTHER_WORDS: Record<string, MessageKey> = { cross_site_blocked: 'sign-in.fault.site' };

/** The operator's refusal of a sign-in in the site's own words; undefined when the player cancelled it. */
export function signInFault(
  { kind, status, problem, retryAfter }: HttpError,
  way: 'password' | 'passkey' = 'password',
): SignInFault | undefined {
  if (kind === 'cancelled') return undefined;
  if (kind === 'network' || kind === 'timeout') return { text: 'sign-in.fault.network' };
  const code = problem?.code ?? '';
  if (status === 429)
    return { text: 'sign-in.fault.tooMany', waitSeconds: retryAfter ?? USUAL_WAIT };
  if (code === 'account_excluded') {
    const until = problem?.more['until'];
    return {
      text: 'sign-in.fault.excluded',
      exclusion: typeof until === 'string' ? { until } : {},
    };
  }
  if (way === 'passkey' && status === 401) return { text: 'sign-in.fault.passkey' };
  if (WRONG_PASSWORD.has(code)) return { text: 'sign-in.fault.login', retype: true };
  return {
    text: OTHER_WORDS[code] ?? (status === 503 ? 'sign-in.fault.busy' : 'sign-in.fault.other'),
    ...(problem?.requestId !== undefined && { requestId: problem.requestId }),
  };
}
