import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-whole.ts';
import { type Encoded, encodeBest } from './encodings.ts';

/**
 * Caches the best encodings by content hash, because maximum Brotli of a build takes seconds at every start.
 * @param folder used only for this; if it is missing or not writable, files are compressed again
 */
export function createEncodedFiles(folder: string): (plain: Buffer) => Promise<Encoded> {
  return async (plain) => {
    const path = join(folder, createHash('sha256').update(plain).digest('hex').slice(0, 32));
    const kept = read(path);
    if (kept) return { plain, ...kept };
    const made = await encodeBest(plain);
    keep(path, made);
    return made;
  };
}

function read(path: string): Pick<Encoded, 'br' | 'gzip'> | undefined {
  try {
    return { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
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
      if (!body) continue;
      // Without it, a power failure could leave a short file that would be served from then on.
      writeWhole(path + ending, body, { flush: true });
    }
  } catch {
    // Without a writable folder, only time is lost.
  }
}
