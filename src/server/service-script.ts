import { readText } from '../http/read-json.ts';
import { describeError } from '../lib/describe-error.ts';
import { type Encoded, encodeBest } from './encodings.ts';

/** Timeout in ms. A worker's first installation may be waiting. */
const READ_BY_MS = 3000;
/** Revalidation interval in ms, and the interval until the first success. */
const FRESH_MS = 300_000;
const RETRY_MS = 10_000;
const MOST_BYTES = 1_000_000;

/**
 * Caches the worker script of a push service for all browsers (docs/decisions/0017), stale-while-revalidate. The first
 * request waits for it.
 * @returns undefined if it was never read
 */
export function createServiceScript(
  url: string,
  log: (line: string) => void,
): () => Promise<Encoded | undefined> {
  let text: string | undefined;
  let kept: Encoded | undefined;
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    try {
      const found = await readScript(url);
      if (found !== text) kept = await encodeBest(Buffer.from(found));
      text = found;
    } catch (error) {
      log(`push service: ${url}: ${describeError(error)}`);
    }
  }

  return async () => {
    if (performance.now() - readAt > (kept ? FRESH_MS : RETRY_MS)) {
      readAt = performance.now();
      reading = read();
    }
    if (!kept) await reading;
    return kept;
  };
}

/** @throws on a timeout, or if it is not a script */
async function readScript(url: string): Promise<string> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(READ_BY_MS),
  });
  const type = response.headers.get('content-type') ?? 'no type';
  if (response.ok && /\b(java|ecma)script\b/.test(type)) {
    const text = await readText(response, MOST_BYTES);
    if (text) return text;
  }
  await response.body?.cancel().catch(() => undefined);
  throw new Error(`no script: ${response.status}, ${type}`);
}
