import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import { DATA_POLICY } from '../../lib/base-headers.ts';
import { isUuid } from '../../lib/body-fields.ts';
import { describeError } from '../../lib/describe-error.ts';
import { createListener, type ListenerOptions } from '../../lib/listener.ts';
import { transportHeaders } from '../../lib/open-server.ts';
import { Problem } from '../../lib/problem.ts';
import {
  type Answer,
  type ApiRequest,
  asProblem,
  problemAnswer,
  requestBelow,
  unavailable,
} from './exchange.ts';

/**
 * Server of a separate push service.
 * @param base prefix of its paths, such as /operator
 * @param siteUrl the only other origin that may call it
 * @param answer returns undefined for unknown paths
 * @param listener its trusted proxies and accepted hosts
 */
export function createPushServer({
  base,
  siteUrl,
  answer,
  log,
  listener,
}: {
  readonly base: string;
  readonly siteUrl: string;
  readonly answer: (request: ApiRequest) => Promise<Answer> | undefined;
  readonly log: (line: string) => void;
  readonly listener: ListenerOptions;
}): Server {
  const { origin: site } = new URL(siteUrl);

  async function answered(request: ApiRequest | undefined): Promise<Answer> {
    if (request?.method === 'OPTIONS') return PREFLIGHT;
    const given = request?.headers['x-request-id'];
    const requestId = isUuid(given) ? given : randomUUID();
    const work = async () => {
      const found = request && (await answer(request));
      if (found === undefined) throw unknownPath();
      return found;
    };
    try {
      return await asProblem(work, requestId);
    } catch (error) {
      log(`push: ${request?.method} ${request?.path} ${requestId}: ${describeError(error)}`);
      return problemAnswer(unavailable(), requestId);
    }
  }

  const headers = { ...FIXED, ...transportHeaders(siteUrl) };
  return createListener({ ...listener, headers }, async (req, res, { address }) => {
    if (req.url === '/healthz') return send(res, ALIVE, req.method);
    const result = await answered(requestBelow(base, req, address));
    const sharing =
      req.headers.origin === site ? { ...SHARING, 'Access-Control-Allow-Origin': site } : {};
    send(res, { ...result, headers: { ...sharing, ...result.headers } }, req.method);
  });
}

const FIXED = {
  // Browsers must not load or run anything from a response.
  'Content-Security-Policy': DATA_POLICY,
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
};
const SHARING = {
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'Retry-After, Date',
};
const PREFLIGHT: Answer = {
  status: 204,
  headers: {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type, Authorization, X-Request-ID',
    'Access-Control-Max-Age': '600',
  },
  body: '',
};

/** `/healthz`, like that of the site: the process answers. */
const ALIVE: Answer = {
  status: 200,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: 'ok',
};

const unknownPath = () => new Problem(404, 'not_found', 'There is nothing at this URL');

function send(res: ServerResponse, { status, headers, body }: Answer, method = 'GET'): void {
  if (res.destroyed) return;
  res.writeHead(
    status,
    status === 204 ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
  );
  res.end(method === 'HEAD' || status === 204 ? undefined : body);
}
