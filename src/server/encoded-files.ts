import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeWhole } from '../lib/write-whole.ts';
import { type Encoded, encodeBest } from './encodings.ts';

/**
 * Caches the best encodings by content hash, because maximum Brotli of a build takes seconds at every start.
 * @param folder used only for this; if it is missing or not writable, files are compressed again
 */
export function createEncodedFiles(folder: string): (plain: Buffer) => Promise<Encoded> {
  return async (plain) => {
    const path = join(folder, createHash('sha256').update(plain).digest('hex').slice(0, 32));
    const kept = read(path, plain);
    if (kept) return { plain, ...kept };
    const made = await encodeBest(plain);
    keep(path, made);
    return made;
  };
}

/**
 * A power failure may leave a short file, so each is compared with its content. Synchronous, because the start waits for it
 * anyway, and a stream for each of the build's 700 small files takes four times as long.
 */
function read(path: string, plain: Buffer): Pick<Encoded, 'br' | 'gzip'> | undefined {
  try {
    const [br, gzip] = [readFileSync(`${path}.br`), readFileSync(`${path}.gz`)];
    const isWhole = brotliDecompressSync(br).equals(plain) && gunzipSync(gzip).equals(plain);
    return isWhole ? { br, gzip } : undefined;
  } catch {
    return undefined;
  }
}

function keep(path: string, { br, gzip }: Encoded): void {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    for (const [body, ending] of [
      [br, '.br'],
      [gzip, '.gz'],
    ] as const) {
      // Not flushed: Node's permissions forbid it (docs/production.md).
      if (body) writeWhole(path + ending, body);
    }
  } catch {
    // Without a writable folder, only time is lost.
  }
}
