import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { EVERY_ANSWER, MOMENTARY_HEADERS } from './base-headers.ts';
import { createOpenServer, refuse } from './open-server.ts';
import { type Client, clientOf, type TrustedProxies } from './proxies.ts';
import { SERVER_PATHS } from './server-paths.ts';

export interface ListenerOptions {
  proxies: TrustedProxies;
  isKnownHost: (host: string) => boolean;
  /** Headers of every response, including errors. */
  headers?: Readonly<Record<string, string>>;
}

/** Accepts any host, because a health check only knows the address. */
const AT_ANY_HOST = SERVER_PATHS.health;

/** An HTTP server for the public network. Refuses unknown hosts before any handler runs. */
export function createListener(
  { proxies, isKnownHost, headers = {} }: ListenerOptions,
  answer: (req: IncomingMessage, res: ServerResponse, client: Client) => void,
): Server {
  const refusal = MOMENTARY_HEADERS;
  return createOpenServer({ headers: { ...EVERY_ANSWER, ...headers }, refusal }, (req, res) => {
    const client = clientOf(req, proxies);
    if (!isKnownHost(client.host) && req.url?.split('?', 1)[0] !== AT_ANY_HOST)
      return refuse(req, res, {
        status: 421,
        sentence: 'This server does not serve that host.',
        refusal,
      });
    // Handlers read the host that the visitor requested.
    req.headers.host = client.host;
    answer(req, res, client);
  });
}
