import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createListener, type ListenerOptions } from '../lib/listener.ts';
import type { Client } from '../lib/proxies.ts';
import type { Exchange, Step } from './exchange.ts';
import { replyPlain } from './reply-plain.ts';

const MAX_URL_LENGTH = 8192;
/** Parsing a path takes quadratic time on a row of slashes, here and in the router. */
const TOO_MANY_SLASHES = '/'.repeat(9);

const UNNAMED_PROXY =
  'Warning: a request has X-Forwarded-For, but TRUSTED_PROXIES is not set. If a proxy sent it, all of its visitors share one address, and so one rate limit (docs/production.md#behind-proxies).';

/**
 * Creates a server that tries its steps in order, and answers 503 while it has none. Refuses malformed URLs. A step
 * that throws only fails its own request.
 * @param origin base for relative URLs
 */
export function createSiteServer(
  steps: readonly Step[],
  origin: () => string,
  { log, ...listener }: ListenerOptions & { log: (line: string) => void },
): Server {
  let knowsProxy = listener.proxies.addresses.rules.length > 0;
  return createListener(listener, (req, res, client) => void answer(req, res, client));

  async function answer(req: IncomingMessage, res: ServerResponse, client: Client): Promise<void> {
    if (!knowsProxy && req.headers['x-forwarded-for'] !== undefined) {
      knowsProxy = true;
      log(UNNAMED_PROXY);
    }
    const url = parseAddress(req.url ?? '/', origin());
    const exchange: Exchange = { req, res, client, url: url ?? new URL(origin()) };
    if (!url) {
      replyPlain(exchange, 400, 'The address is not valid.');
      return;
    }
    if (steps.length === 0) {
      replyPlain(exchange, 503, 'Starting', { 'Retry-After': '1' });
      return;
    }
    try {
      for (const step of steps) {
        if (await step(exchange)) return;
      }
      replyPlain(exchange, 404, 'Not found');
    } catch (error) {
      // A body that the client aborted is not an error here.
      if (req.destroyed && !req.complete) return;
      log(
        `${req.method} ${url.pathname} from ${client.address}: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      if (res.headersSent) res.destroy();
      else replyPlain(exchange, 500, 'Something went wrong. Please try again.');
    }
  }
}

/** @returns undefined for an invalid URL, or one with control characters or a row of slashes */
function parseAddress(address: string, origin: string): URL | undefined {
  if (address.length > MAX_URL_LENGTH || !address.startsWith('/')) return undefined;
  try {
    // The path only, because no page parses this query.
    const [path = ''] = address.split('?', 1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (/[\u0000-\u001f]/.test(decodeURIComponent(path))) return undefined;
    if (path.includes(TOO_MANY_SLASHES)) return undefined;
    // Concatenated, so that `//host/x` stays a path of this site.
    const url = new URL(origin + address);
    return url.pathname.startsWith('//') ? undefined : url;
  } catch {
    return undefined;
  }
}
