import type { EndpointBases } from '../config/public-config.ts';
import type { EndpointFamily } from '../config/site-config.ts';
import { failure, type Result } from '../lib/result.ts';
import type { Http, HttpRequest } from './http.ts';
import type { HttpError } from './http-error.ts';

export interface ApiRequest
  extends Pick<HttpRequest, 'body' | 'timeoutMs' | 'signal' | 'keepalive' | 'anonymous'> {
  family: EndpointFamily;
  /** Path and query below the family's base. */
  path: string;
  method: NonNullable<HttpRequest['method']>;
  /** UUID of the attempt, for writes that must not happen twice. */
  idempotencyKey?: string;
}

/** Calls for a player, with the token where the family takes it. The answer is not parsed yet. */
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
        url: base.replace(/\/$/, '') + path,
        ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
      });
    },
  };
}
