import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

/** Two years, the minimum for preload lists. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** Headers of every response of an https site. */
export const transportHeaders = (siteUrl: string | undefined): Headers =>
  siteUrl?.startsWith('https:') ? HSTS : {};

/**
 * An HTTP server for the public network. Closes connections whose headers or body do not arrive within eight seconds,
 * and connections that are idle for `idleMs`. Refuses requests without exactly one Host header before `answer` runs.
 * @param headers of every response
 * @param refusal further headers of the server's own refusals
 * @param idleMs how long a connection may neither send nor read, in ms; longer than the pauses of event streams
 */
export function createOpenServer(
  {
    headers,
    refusal,
    idleMs = 30_000,
  }: { readonly headers: Headers; readonly refusal: Headers; readonly idleMs?: number },
  answer: RequestListener,
): Server {
  const server = createServer(
    {
      headersTimeout: 5000,
      requestTimeout: 6500,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 500,
      maxHeaderSize: 16_384,
      // Node's own refusal lacks our headers; the code below refuses requests without a host.
      requireHostHeader: false,
    },
    (req, res) => {
      setAll(res, headers);
      const hosts = req.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
      if (hosts.length === 1) answer(req, res);
      else
        refuse(req, res, {
          status: 400,
          sentence: 'The request must have exactly one Host header.',
          refusal,
        });
    },
  );
  server.setTimeout(idleMs);
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    setAll(res, headers);
    const sentence = 'The Expect header is not supported.';
    refuse(req, res, { status: 417, sentence, refusal });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    cut(error, socket, { ...headers, ...refusal }),
  );
  return server;
}

function setAll(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Refuses a request with one sentence of plain text. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, sentence, refusal }: { status: number; sentence: string; refusal: Headers },
): void {
  res.writeHead(status, { ...refusal, 'Content-Type': 'text/plain; charset=utf-8' });
  res.end(req.method === 'HEAD' ? undefined : sentence);
}

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers malformed and incomplete requests, which never reach a handler or which must not be waited for. */
function cut(error: NodeJS.ErrnoException, socket: Duplex, headers: Headers): void {
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
