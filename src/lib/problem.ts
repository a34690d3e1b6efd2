/** An error that is answered as a problem document (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** Additional members of the problem document. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(
    status: number,
    code: string,
    title: string,
    more: { extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(title);
    this.status = status;
    this.code = code;
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }
}
