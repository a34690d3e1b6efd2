import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Encoded, encodeBest } from './encodings.ts';

/**
 * The best encodings of files, kept in a folder by what the files hold: the smallest brotli of a build takes
 * seconds, and every start would pay them again.
 * @param folder a place of its own; what is missing or cannot be written is only made again
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

/** Each under a name of its own first: another start may be reading. */
function keep(path: string, { br, gzip }: Encoded): void {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    for (const [body, ending] of [
      [br, '.br'],
      [gzip, '.gz'],
    ] as const) {
      if (!body) continue;
      const unfinished = `${path}${ending}.${process.pid}`;
      writeFileSync(unfinished, body);
      renameSync(unfinished, path + ending);
    }
  } catch {
    // A folder that may not be written to costs time, nothing else.
  }
}
