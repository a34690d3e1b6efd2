import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Exchange, Step } from './exchange.ts';
import { replyPlain } from './reply-plain.ts';

const MAX_URL_LENGTH = 8192;

/**
 * A server that asks its steps in order; before there are any it says that it is starting. Bad addresses and methods are answered here; a step that
 * throws costs its own request only.
 * @param origin what a relative address means
 * @param headers of every answer, errors included
 */
export function createSiteServer(
  steps: readonly Step[],
  origin: () => string,
  { log, headers }: { log: (line: string) => void; headers: Record<string, string> },
): Server {
  const server = createServer(
    {
      headersTimeout: 5000,
      requestTimeout: 15_000,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    },
    (req, res) => {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      void answer(req, res);
    },
  );

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = parseAddress(req.url ?? '/', origin());
    const exchange: Exchange = { req, res, url: url ?? new URL(origin()) };
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
      log(
        `${req.method} ${url.pathname}: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      if (res.headersSent) res.destroy();
      else replyPlain(exchange, 500, 'Something went wrong. Please try again.');
    }
  }
  return server;
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
