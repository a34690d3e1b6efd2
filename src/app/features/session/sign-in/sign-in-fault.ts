import { type HttpError, isSilent } from '../../../../http/http-error.ts';
import type { MessageKey } from '../../../i18n/text.ts';

/** Why a log-in failed, with its message. */
export interface SignInFault {
  text: MessageKey;
  /** The password must be retyped: its input stays, selected. */
  retype?: true;
  /** Seconds until the operator accepts another attempt. */
  waitSeconds?: number;
  /** Self-exclusion: its end (RFC 3339), or permanent without one. */
  exclusion?: { until?: string };
  /** Reference for support. */
  requestId?: string;
}

/** Default without a Retry-After header, in seconds. */
const USUAL_WAIT = 60;

/** Passwords that the operator never accepts count as wrong (B22, B24). */
const WRONG_PASSWORD = new Set(['login_failed', 'password_too_long', 'password_invalid']);

/** The operator refuses sessions to this site's origin (docs/decisions/0012-one-site.md). */
const OTHER_WORDS: Record<string, MessageKey> = { cross_site_blocked: 'sign-in.fault.site' };

/** Maps the operator's refusal of a log-in to the site's message; undefined when the player cancelled it. */
export function signInFault(
  error: HttpError,
  way: 'password' | 'passkey' = 'password',
): SignInFault | undefined {
  const { kind, status, problem, retryAfter } = error;
  if (kind === 'cancelled') return undefined;
  if (isSilent(error)) return { text: 'sign-in.fault.network' };
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
