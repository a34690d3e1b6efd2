import { randomUUID } from 'node:crypto';
import { type Answer, json } from '../answer.ts';

/** A refusal that becomes a problem document (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** What the problem document carries beside its usual keys. */
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

/** The problem as an answer, with a fresh request id that a player can quote. */
export function problemAnswer({ status, code, message, extra, headers }: Problem): Answer {
  const body = {
    type: 'about:blank',
    status,
    code,
    title: message,
    requestId: randomUUID(),
    ...extra,
  };
  const kept = { 'Cache-Control': 'no-store', ...headers };
  return json(status, body, kept, 'application/problem+json');
}

export const invalidParameter = (field: string, title: string) =>
  new Problem(422, 'parameter_invalid', title, { extra: { field } });
export const unknownPath = () => new Problem(404, 'not_found', 'There is nothing at this address');
export const wrongMethod = (allowed: readonly string[]) =>
  new Problem(405, 'method_not_allowed', 'This address does not take that method', {
    headers: { Allow: allowed.join(', ') },
  });
