import { readText } from '../http/read-json.ts';
import { type Encoded, encodeBest } from './encodings.ts';

/** A browser's first installation may be waiting for it, in ms. */
const READ_BY_MS = 3000;
/** So often it is read anew at most, in ms, and so often as long as it has never come. */
const FRESH_MS = 300_000;
const RETRY_MS = 10_000;
const MOST_BYTES = 1_000_000;

/**
 * The worker's script of a push service, read by the server for every browser (docs/decisions/0017): once it was there
 * the last one is given at once and read anew behind. One that never came is waited for by whoever asks next.
 * @returns undefined when it has not come yet
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
      log(`push service: ${url}: ${error instanceof Error ? error.message : error}`);
    }
  }

  return async () => {
    if (Date.now() - readAt > (kept ? FRESH_MS : RETRY_MS)) {
      readAt = Date.now();
      reading = read();
    }
    if (!kept) await reading;
    return kept;
  };
}

/** @throws when it does not come in time, or is no script */
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
