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
}

export function describeHttpError(error: HttpError): string {
  const what = error.kind === 'status' ? `status ${error.status}` : error.kind;
  return `${error.url}: ${what}${error.detail ? ` (${error.detail})` : ''}`;
}
