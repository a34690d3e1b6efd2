import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Exchange, Step } from './exchange.ts';
import { createListener, type ListenerOptions } from './listener.ts';
import type { Client } from './proxies.ts';
import { replyPlain } from './reply-plain.ts';

const MAX_URL_LENGTH = 8192;

/**
 * A server that asks its steps in order; before there are any it says that it is starting. Bad addresses are answered here; a
 * step that throws costs its own request only.
 * @param origin what a relative address means
 */
export function createSiteServer(
  steps: readonly Step[],
  origin: () => string,
  { log, ...listener }: ListenerOptions & { log: (line: string) => void },
): Server {
  return createListener(listener, (req, res, client) => void answer(req, res, client));

  async function answer(req: IncomingMessage, res: ServerResponse, client: Client): Promise<void> {
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
      // A body that was cut off is nobody's fault here.
      if (req.destroyed && !req.complete) return;
      log(
        `${req.method} ${url.pathname} from ${client.address}: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      if (res.headersSent) res.destroy();
      else replyPlain(exchange, 500, 'Something went wrong. Please try again.');
    }
  }
}

/** @returns undefined for an address that no URL can be made of, or that hides a control character */
function parseAddress(address: string, origin: string): URL | undefined {
  if (address.length > MAX_URL_LENGTH || !address.startsWith('/')) return undefined;
  try {
    // The path alone: a campaign's query may say what it likes, no page reads it unparsed.
    const [path = ''] = address.split('?', 1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (/[\u0000-\u001f]/.test(decodeURIComponent(path))) return undefined;
    // Joined as text: `//host/x` must stay a path of this site.
    const url = new URL(origin + address);
    return url.pathname.startsWith('//') ? undefined : url;
  } catch {
    return undefined;
  }
}
