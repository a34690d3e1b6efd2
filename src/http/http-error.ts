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
  /** The content system itself says, in its own format, that it has no such type or entry (QRY-1). */
  isUnknownThere?: true;
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

/** Nothing came back: the network or the server is gone. */
export const isSilent = ({ kind }: HttpError): boolean => kind === 'network' || kind === 'timeout';

/**
 * Whether a write may have been carried out although it failed, so that only the same idempotency key may repeat it: no
 * usable answer, an attempt that is still under way, or an error of something in between (without a problem document).
 */
export function isOutcomeUnknown({ kind, status = 0, problem }: HttpError): boolean {
  if (kind !== 'status' || status >= 500) return true;
  return problem === undefined || problem.code === 'request_in_progress';
}

export function describeHttpError(error: HttpError): string {
  const what = error.kind === 'status' ? `status ${error.status}` : error.kind;
  return `${error.url}: ${what}${error.detail ? ` (${error.detail})` : ''}`;
}
