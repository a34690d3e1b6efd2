import { v4 as uuid } from 'uuid';
import type { EndpointBases } from '../config/public-config.ts';
import type { EndpointFamily } from '../config/site-config.ts';
import { failure, type Result } from '../lib/result.ts';
import { familyOf } from './families.ts';
import type { HttpError } from './http-error.ts';
import { readJson } from './read-json.ts';
import { applyRequestRules } from './request-rules.ts';
import { backoff, isWorthRetrying } from './retry.ts';

export interface HttpRequest {
  url: string;
  /** The caller's family, for when several have the same base. */
  family?: EndpointFamily;
  /** Defaults to GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  headers?: Record<string, string>;
  /** Plain values are sent as JSON, FormData and Blob as they are. */
  body?: unknown;
  /** Timeout for the whole call including retries, in ms. Defaults to 8000. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Never sends cookies or the token, because the answer may end up in a shared cache (PWA-3). */
  anonymous?: boolean;
  /** Bypasses the browser's HTTP cache. */
  isOfNow?: boolean | undefined;
  /** The call may outlive the page (fetch `keepalive`). */
  keepalive?: boolean;
  /** Receives the answer's headers, for example the time when the service worker saved it. */
  onHeaders?: (headers: Headers) => void;
}

export interface HttpOptions {
  bases: EndpointBases;
  /** Base for relative URLs; in the browser the page's origin. */
  origin: string;
  fetch: typeof globalThis.fetch;
  token?: () => string | undefined;
  fraudProxyApiKey?: string | undefined;
  /** Writes one line per request. Set on the server only (REQ-6). */
  log?: (line: string) => void;
  /** Maximum size of an answer in bytes. Defaults to 5 MB. */
  maxBytes?: number;
}

/** The only way to call a back end. Returns parsed JSON (undefined for an empty body) and never throws. */
export interface Http {
  request(request: HttpRequest): Promise<Result<unknown, HttpError>>;
}

export function createHttp(options: HttpOptions): Http {
  const { bases, origin, log } = options;

  async function attempt(request: HttpRequest, signal: AbortSignal) {
    const url = new URL(request.url, origin);
    const family = familyOf(url.href, bases, origin, request.family);
    const method = request.method ?? 'GET';
    const base = new URL((family && bases[family]) ?? '/', origin).pathname.replace(/\/$/, '');
    const rules = applyRequestRules({
      family,
      method,
      path: url.pathname.slice(base.length),
      given: new Set(Object.keys(request.headers ?? {}).map((name) => name.toLowerCase())),
      body: bodyKind(request.body),
      token: request.anonymous ? undefined : options.token?.(),
      fraudProxyApiKey: options.fraudProxyApiKey,
      requestId: uuid(),
    });
    const started = performance.now();
    let status = 'failed';
    try {
      const response = await options.fetch(url.href, {
        method,
        headers: { ...rules.headers, ...request.headers },
        credentials: request.anonymous ? 'omit' : rules.credentials,
        redirect: family === 'content' ? 'error' : 'follow',
        signal,
        ...(request.isOfNow && { cache: 'no-store' as const }),
        ...(request.keepalive && { keepalive: true }),
        ...(request.body === undefined ? {} : { body: encodeBody(request.body) }),
      });
      status = String(response.status);
      request.onHeaders?.(response.headers);
      return await readJson(response, url.href, options.maxBytes ?? 5_000_000);
    } finally {
      log?.(`${method} ${url.href} ${status} ${Math.round(performance.now() - started)} ms`);
    }
  }

  return {
    async request(request) {
      const timeout = AbortSignal.timeout(request.timeoutMs ?? 8000);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      const retries = (request.method ?? 'GET') === 'GET' ? 1 : 0;
      for (let tries = 0; ; tries++) {
        const result = await attempt(request, signal).catch((thrown: unknown) =>
          failure(explain(thrown, request, timeout)),
        );
        if (result.ok || tries >= retries || !isWorthRetrying(result.error)) return result;
        await backoff(tries, signal);
      }
    },
  };
}

function bodyKind(body: unknown): 'none' | 'json' | 'form' | 'file' {
  if (body === undefined) return 'none';
  if (body instanceof FormData || body instanceof URLSearchParams) return 'form';
  return body instanceof Blob ? 'file' : 'json';
}

function encodeBody(body: unknown): BodyInit {
  return bodyKind(body) === 'json' ? JSON.stringify(body) : (body as BodyInit);
}

function explain(thrown: unknown, request: HttpRequest, timeout: AbortSignal): HttpError {
  const { url } = request;
  if (timeout.aborted) return { kind: 'timeout', url };
  if (request.signal?.aborted) return { kind: 'cancelled', url };
  return {
    kind: 'network',
    url,
    detail: thrown instanceof Error ? thrown.message : String(thrown),
  };
}
