// For tests: calls the operator by contract operation and validates every response.
import { randomUUID } from 'node:crypto';
import type { Operations } from '../../src/operator/contract/types.ts';
import { answerFaults, isIdempotent, isShared, operationOf } from './contract-check.ts';

export interface ContractCall {
  /** Path parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; bytes are sent unchanged. */
  body?: unknown;
  token?: string | undefined;
  /** A value of undefined removes a default header. */
  headers?: Record<string, string | undefined>;
}

export interface ContractAnswer<T> {
  status: number;
  headers: Headers;
  /** Typed as the success response. Errors are a Problem. */
  body: T;
  /** The refresh token that the response set, if any. */
  refreshToken: string | undefined;
}

export type ContractClient = ReturnType<typeof createContractClient>;

/** @param url of the sandbox, mounted at the default prefixes */
export function createContractClient(url: string) {
  /** Operations and statuses seen, as `signIn 201`. */
  const seen = new Set<string>();
  /** The refresh token that came with each access token. */
  const cookies = new Map<unknown, string>();

  return {
    seen: seen as ReadonlySet<string>,

    /**
     * Sends a call like the site, with the cookie of the token's session. @throws Error if the response violates the
     * contract
     */
    async call<I extends keyof Operations>(
      id: I,
      { params = {}, query = {}, body, token, headers = {} }: ContractCall = {},
    ): Promise<ContractAnswer<Operations[I]['answer']>> {
      const { method, path } = operationOf(id);
      const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const isBinary = body instanceof Uint8Array;
      const sent: Record<string, string | undefined> = {
        'Content-Type': isBinary ? 'application/octet-stream' : 'application/json',
        'X-Request-ID': randomUUID(),
        Origin: url,
        Authorization: token && `Bearer ${token}`,
        Cookie: cookies.get(token),
        ...(isIdempotent(id) && { 'Idempotency-Key': randomUUID() }),
        ...headers,
      };
      const response = await fetch(`${url}${filled}?${new URLSearchParams(query)}`, {
        method,
        headers: Object.entries(sent).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as [string, string]],
        ),
        ...(body !== undefined && {
          body: isBinary ? new Uint8Array(body) : JSON.stringify(body),
        }),
      });
      const text = await response.text();
      const contentType = response.headers.get('content-type') ?? '';
      const answered: unknown = contentType.includes('json') ? JSON.parse(text) : text;
      const { status } = response;
      const faults = answerFaults(id, { status, contentType, body: answered });
      if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${status} ${text}`);
      const keeping = response.headers.get('cache-control') ?? '';
      const mayKeep = status === 200 && isShared(id);
      if (keeping !== (mayKeep ? 'public, max-age=30' : 'no-store'))
        throw new Error(`${id} ${status} says ${keeping}`);
      seen.add(`${id} ${status}`);
      const cookie = response.headers.get('set-cookie') ?? '';
      const refreshToken = /^__Host-rt=([^;]+)/.exec(cookie)?.[1];
      if (refreshToken !== undefined) {
        cookies.set(
          (answered as { accessToken?: string }).accessToken,
          `__Host-rt=${refreshToken}`,
        );
      }
      return {
        status,
        headers: response.headers,
        body: answered as Operations[I]['answer'],
        refreshToken,
      };
    },
  };
}
