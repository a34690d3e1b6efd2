import { randomUUID } from 'node:crypto';
import { type Answer, empty, json } from './answer.ts';
import { bearerOf } from './bearer.ts';
import { demandJson, readBody } from './body.ts';
import type { OperatorFamily } from './families.ts';
import { isUuid } from './fields.ts';
import { refuseOtherSites } from './origin.ts';
import { asProblem, Problem, unknownPath, wrongMethod } from './problem.ts';
import { MAX_URL_LENGTH, type SandboxRequest } from './request.ts';
import type { Player, Reply, Route } from './route.ts';
import { createRouteTable, type Match } from './route-table.ts';

interface RouterOptions {
  readonly routes: readonly Route[];
  /** The token's player; 'expired' for a token that was valid before. */
  readonly findPlayer: (token: string, now: Date) => Player | 'expired' | 'revoked' | undefined;
  readonly siteOrigins: readonly string[];
  readonly now: () => Date;
}

export type Router = (
  family: OperatorFamily,
  request: SandboxRequest,
) => Promise<Answer> | undefined;

const READS = new Set(['GET', 'HEAD']);

/**
 * Routes the contract's operations. Returns undefined for an unknown path, so that others may handle it. Player data
 * are never cached: every response has `no-store`.
 */
export function createRouter(options: RouterOptions): Router {
  const table = createRouteTable(options.routes);

  return (family, request) => {
    const found = table.find(family, request.path, request.method);
    if (found === undefined) return undefined;
    const given = request.headers['x-request-id'];
    const requestId = isUuid(given) ? given : randomUUID();
    return asProblem(async () => {
      if (request.path.length + request.query.length > MAX_URL_LENGTH) {
        throw new Problem(414, 'address_too_long', 'The URL is too long');
      }
      if ('allowed' in found) throw wrongMethod(found.allowed);
      demandRequestId(found.route, request);
      return toAnswer(await answer(found, request, requestId));
    }, requestId);
  };

  async function answer({ route, params }: Match, request: SandboxRequest, requestId: string) {
    if (route.cookie === true) {
      refuseOtherSites(request, options.siteOrigins);
      demandJson(request);
    }
    const caller = whoCalls(route, request);
    if (params.accountCode !== undefined) guardAccount(params.accountCode, caller);
    const idempotencyKey = idempotencyKeyOf(request, route.idempotent === true);
    // The casino gateway's JSON has no content type (REQ-1).
    if (route.body !== undefined && route.family !== 'casinoGateway') demandJson(request);
    const body = route.body === undefined ? undefined : await readBody(request, route.body);
    return route.handle({
      params,
      query: new URLSearchParams(request.query),
      body,
      // Check again, because a body may take seconds, in which a log-out or a reset may end the session.
      player: body === undefined ? caller : whoCalls(route, request),
      headers: request.headers,
      method: request.method,
      requestId,
      idempotencyKey,
      address: request.address,
      now: options.now(),
      async readBytes(limit) {
        const bytes = await request.readBytes(limit);
        whoCalls(route, request);
        return bytes;
      },
    });
  }

  function whoCalls(route: Route, { authorization }: SandboxRequest) {
    if (route.access === 'anyone') return undefined;
    if (authorization === '') {
      if (route.access === 'either') return undefined;
      throw new Problem(401, 'token_missing', 'Log in first');
    }
    const token = bearerOf(authorization);
    const player = token === undefined ? undefined : options.findPlayer(token, options.now());
    if (player === 'expired') throw new Problem(401, 'token_expired', 'The token has expired');
    if (player === 'revoked') throw new Problem(401, 'session_revoked', 'Log in again');
    if (player === undefined) throw new Problem(401, 'token_invalid', 'The token is not valid');
    return player;
  }
}

/** The contract requires a request id on writes of the operator's own family (REQ-3). */
function demandRequestId({ family, method }: Route, { headers }: SandboxRequest): void {
  const given = headers['x-request-id'];
  if (given === undefined) {
    if (family !== 'operator' || READS.has(method)) return;
    throw new Problem(400, 'request_id_missing', 'A write needs an X-Request-ID');
  }
  if (isUuid(given)) return;
  throw new Problem(400, 'request_id_invalid', 'X-Request-ID is not a UUID');
}

/** Responds to another player's code as to an unknown one. */
function guardAccount(accountCode: string, player: Player | undefined): void {
  if (!/^[A-Z0-9]{6,12}$/.test(accountCode)) {
    throw new Problem(400, 'account_code_invalid', 'This is not an account code');
  }
  if (accountCode !== player?.accountCode) throw unknownPath();
}

function idempotencyKeyOf({ headers }: SandboxRequest, isDemanded: boolean): string {
  const key = headers['idempotency-key'];
  if (isUuid(key)) return key.toLowerCase();
  if (!isDemanded) return '';
  throw new Problem(400, 'idempotency_key_missing', 'An Idempotency-Key with a UUID is missing');
}

function toAnswer(reply: Reply<unknown> | Answer): Answer {
  const headers = { 'Cache-Control': 'no-store', ...reply.headers };
  if ('body' in reply) return { ...reply, headers };
  if (reply.value === undefined) return empty(reply.status, headers);
  return json(reply.status, reply.value, headers);
}
