import type { EndpointBases } from '../config/public-config.ts';
import type { EndpointFamily } from '../config/site-config.ts';
import { failure, type Result } from '../lib/result.ts';
import type { Http, HttpRequest } from './http.ts';
import type { HttpError } from './http-error.ts';

export interface ApiRequest
  extends Pick<HttpRequest, 'body' | 'timeoutMs' | 'signal' | 'keepalive' | 'anonymous'> {
  family: EndpointFamily;
  /** Path and query, relative to the family's base. */
  path: string;
  method: NonNullable<HttpRequest['method']>;
  /** Idempotency key (UUID) for writes that must not happen twice. */
  idempotencyKey?: string;
}

/** Calls on behalf of a player, with the token if the family accepts it. Does not parse the answer. */
export interface Api {
  send(request: ApiRequest): Promise<Result<unknown, HttpError>>;
}

export function createApi(http: Http, bases: EndpointBases): Api {
  return {
    async send({ family, path, idempotencyKey, ...rest }) {
      const base = bases[family];
      if (base === undefined) {
        return failure({ kind: 'cancelled', url: path, detail: `there is no ${family}` });
      }
      return http.request({
        ...rest,
        family,
        url: base.replace(/\/$/, '') + path,
        ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
      });
    },
  };
}
