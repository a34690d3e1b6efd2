/** The problem document of src/operator/contract, as far as it holds. */
export interface Problem {
  /** Such as `login_failed`; the site has words for those it knows. */
  code: string;
  /** The one field that is wrong. */
  field?: string;
  /** All fields that are wrong. */
  errors?: { field: string; code: string }[];
  /** For the player to quote. */
  requestId?: string;
  /** Everything else that the document carries, unchecked. */
  more: Readonly<Record<string, unknown>>;
}

/** Why a call has no usable answer. Transport has no opinion: who asked decides what to show. */
export interface HttpError {
  kind: 'network' | 'timeout' | 'cancelled' | 'status' | 'malformed' | 'too-large';
  /** HTTP status, for kind `status`. */
  status?: number;
  /** A 503 whose body carries the maintenance flag (REQ-9). */
  maintenance?: boolean;
  /** Seconds to wait, from a Retry-After header. */
  retryAfter?: number;
  url: string;
  detail?: string;
  /** Something threw, as it may do in this document every time: a browser may not ask for a file twice. */
  isThrown?: true;
  /** A content system's own word, in its own shape, that it has no such type or entry (QRY-1). */
  isUnknownThere?: true;
  /** What the operator says of a refusal (RFC 9457), for kind `status`. */
  problem?: Problem;
}

/** What a call failed by that threw instead of saying so, such as a file of the site that did not come: nobody refused it. */
export const unexpected = (error: unknown): HttpError => ({
  kind: 'network',
  url: '',
  detail: String(error),
  isThrown: true,
});

export function describeHttpError(error: HttpError): string {
  const what = error.kind === 'status' ? `status ${error.status}` : error.kind;
  return `${error.url}: ${what}${error.detail ? ` (${error.detail})` : ''}`;
}
