/** The valid parts of a problem document (src/operator/contract). */
export interface Problem {
  /** For example `login_failed`. The site has messages for the codes it knows. */
  code: string;
  /** The invalid field, if there is only one. */
  field?: string;
  /** All invalid fields. */
  errors?: { field: string; code: string }[];
  /** A reference that the player can quote to support. */
  requestId?: string;
  /** All other members of the document, unchecked. */
  more: Readonly<Record<string, unknown>>;
}

/** Why a call has no usable answer. The caller decides what to show. */
export interface HttpError {
  kind: 'network' | 'timeout' | 'cancelled' | 'status' | 'malformed' | 'too-large';
  /** HTTP status, for kind `status`. */
  status?: number;
  /** The status is 503 and the body has the maintenance flag (REQ-9). */
  maintenance?: boolean;
  /** Seconds to wait, from the Retry-After header. */
  retryAfter?: number;
  url: string;
  detail?: string;
  /**
   * An exception, for example a chunk that failed to load. It may happen again until the page reloads, because some
   * browsers do not request a failed module twice.
   */
  isThrown?: true;
  /** The back end itself answers, in its own format. A proxy in front of it may answer 403 or 404 during a restart. */
  isOwnWord?: true;
  /** The operator's problem document (RFC 9457), for kind `status`. */
  problem?: Problem;
}

/** Wraps an exception, such as a chunk that failed to load, as a network error: no back end refused the call. */
export const unexpected = (error: unknown): HttpError => ({
  kind: 'network',
  url: '',
  detail: String(error),
  isThrown: true,
});

/** No response arrived: the network or the server is down. */
export const isSilent = ({ kind }: HttpError): boolean => kind === 'network' || kind === 'timeout';

/**
 * Whether a write may have been carried out although it failed, so that it may only be repeated with the same
 * idempotency key: no usable answer, a first attempt still in progress, or an error of a proxy (no problem document).
 */
export function isOutcomeUnknown({ kind, status = 0, problem }: HttpError): boolean {
  if (kind !== 'status' || status >= 500) return true;
  return problem === undefined || problem.code === 'request_in_progress';
}

/** Whether the back end itself says that a retry cannot succeed: no permission, no such type or entry, a wrong query. */
export const isFinalRefusal = ({ status = 0, isOwnWord }: HttpError): boolean =>
  isOwnWord === true && [400, 403, 404, 410, 422].includes(status);

export function describeHttpError(error: HttpError): string {
  const what = error.kind === 'status' ? `status ${error.status}` : error.kind;
  return `${error.url}: ${what}${error.detail ? ` (${error.detail})` : ''}`;
}
