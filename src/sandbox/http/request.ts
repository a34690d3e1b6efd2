import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Maximum bytes of a JSON body. */
const MAX_BODY_BYTES = 64 * 1024;
/** Maximum characters of a path and query. */
export const MAX_URL_LENGTH = 8 * 1024;
/** Maximum nesting of a body. The deepest content (home slides with pictures) needs 8. */
const MAX_BODY_DEPTH = 12;

/** A request for handlers. The path starts after the mount prefix. */
export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** The client's IP address. */
  readonly address: string;
  /** The Authorization header, or an empty string. */
  readonly authorization: string;
  readonly acceptEncoding: string;
  /** Reads the body; can be called once. @throws BodyFault */
  readJson(): Promise<unknown>;
  /** Reads the body of at most `limit` bytes; can be called once. @throws BodyFault */
  readBytes(limit: number): Promise<Buffer>;
}

/** The reason a body was refused; each family wraps it in its own envelope. */
export class BodyFault extends Error {
  readonly kind: 'too-large' | 'not-json' | 'too-deep' | 'refused-key';
  constructor(kind: BodyFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Removes `mount` from the request's path; undefined when the path is not under it. */
export function requestUnder(
  mount: string,
  req: IncomingMessage,
  address = req.socket.remoteAddress ?? '',
): SandboxRequest | undefined {
  const [path = '', ...query] = (req.url ?? '').split('?');
  if (path !== mount && !path.startsWith(`${mount}/`)) return undefined;
  return {
    method: req.method ?? 'GET',
    path: path.slice(mount.length) || '/',
    query: query.join('?'),
    headers: req.headers,
    address,
    authorization: req.headers.authorization ?? '',
    acceptEncoding: String(req.headers['accept-encoding'] ?? ''),
    readJson: async () => parseJson(await readBytes(req, MAX_BODY_BYTES)),
    readBytes: (limit) => readBytes(req, limit),
  };
}

/** The last value of a repeated key counts, as usual in JavaScript. */
function parseJson(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BodyFault('not-json', 'the body is not JSON');
  }
  refuseDangerousKeys(value, 0);
  return value;
}

/** Uses events instead of async iteration, which would destroy the socket on early exit, before the response. */
function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new BodyFault('too-large', 'request entity too large'));
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
    req.once('close', () => reject(new Error('the client left before its body was read')));
  });
}

const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

function refuseDangerousKeys(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_BODY_DEPTH) throw new BodyFault('too-deep', 'the body is nested too deeply');
  for (const [key, inner] of Object.entries(value)) {
    if (DANGEROUS.has(key)) throw new BodyFault('refused-key', `Invalid key ${key}`);
    refuseDangerousKeys(inner, depth + 1);
  }
}
