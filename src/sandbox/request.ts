import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Bytes of a JSON body that are read at most. */
const MAX_BODY_BYTES = 64 * 1024;
/** Characters of a path and query that are looked at. */
export const MAX_URL_LENGTH = 8 * 1024;
/** Levels of nesting in a body; the deepest content (home slides with pictures) needs 8. */
const MAX_BODY_DEPTH = 12;

/** A request as the handlers see it: the path begins after the mount prefix. */
export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** IP address of who asks. */
  readonly address: string;
  /** The Authorization header, or an empty string. */
  readonly authorization: string;
  readonly acceptEncoding: string;
  /** Reads the body once; throws BodyFault. */
  readJson(): Promise<unknown>;
  /** Reads the body once, of at most so many bytes; throws BodyFault. */
  readBytes(limit: number): Promise<Buffer>;
}

/** Why a body was refused; each family puts it in its own envelope. */
export class BodyFault extends Error {
  readonly kind: 'too-large' | 'not-json' | 'too-deep' | 'refused-key';
  constructor(kind: BodyFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Cuts `mount` off the request's path; undefined when the path lies elsewhere. */
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

/** Of a key that comes twice the last value counts, as everywhere in JavaScript. */
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

/** Listens rather than iterates: leaving a loop early would cut the socket before the answer. */
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
