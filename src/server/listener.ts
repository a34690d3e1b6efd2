import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Client, clientOf, type TrustedProxies } from './proxies.ts';
import { BASE_HEADERS, MOMENTARY_HEADERS } from './security-headers.ts';

export interface ListenerOptions {
  proxies: TrustedProxies;
  isKnownHost: (host: string) => boolean;
  /** Headers of every response, including errors. */
  headers?: Record<string, string>;
}

/** Accepts any host: a health check knows only the address. */
const AT_ANY_HOST = '/healthz';
/** Defaults that handlers may tighten. Who may embed a response is up to them. */
const { 'Cross-Origin-Resource-Policy': _, ...EVERY_ANSWER } = BASE_HEADERS;
const REFUSED = { ...MOMENTARY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * An HTTP server for the open network. Closes requests whose headers or body do not arrive within eight seconds.
 * Refuses unknown or repeated hosts before any handler runs.
 */
export function createListener(
  { proxies, isKnownHost, headers = {} }: ListenerOptions,
  answer: (req: IncomingMessage, res: ServerResponse, client: Client) => void,
): Server {
  const always = { ...EVERY_ANSWER, ...headers };
  const server = createServer(
    {
      headersTimeout: 5000,
      requestTimeout: 6500,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 500,
      maxHeaderSize: 16_384,
      // Node's own refusal lacks our headers; requests without a host are refused below.
      requireHostHeader: false,
    },
    (req, res) => {
      for (const [name, value] of Object.entries(always)) res.setHeader(name, value);
      const hosts = req.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
      if (hosts.length !== 1) return refuse(req, res, 400, 'A request names one host.');
      const client = clientOf(req, proxies);
      if (!isKnownHost(client.host) && req.url?.split('?', 1)[0] !== AT_ANY_HOST)
        return refuse(req, res, 421, 'This host is not served here.');
      // Handlers use the host that the visitor requested.
      req.headers.host = client.host;
      answer(req, res, client);
    },
  );
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value);
    refuse(req, res, 417, 'Nothing of that kind is expected here.');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    cut(error, socket, { ...headers, ...REFUSED }),
  );
  return server;
}

function refuse(req: IncomingMessage, res: ServerResponse, status: number, sentence: string): void {
  res.writeHead(status, REFUSED).end(req.method === 'HEAD' ? undefined : sentence);
}

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers malformed or incomplete requests, which no handler has seen or which must not be waited for. */
function cut(error: NodeJS.ErrnoException, socket: Duplex, headers: Record<string, string>): void {
  const isClean = socket.writable && 'bytesWritten' in socket && socket.bytesWritten === 0;
  if (!isClean || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const reason = REASONS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${reason}\r\n${head}\r\n`, () => socket.destroy());
}
