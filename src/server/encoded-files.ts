import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-whole.ts';
import { type Encoded, encodeBest } from './encodings.ts';

type Encodings = Pick<Required<Encoded>, 'br' | 'gzip'>;

/** Bytes of a SHA-256, and of the length of the Brotli body that follows it. */
const DIGEST = 32;
const LENGTH = 4;

/**
 * Caches the best encodings by content hash, because maximum Brotli of a build takes seconds at every start.
 * @param folder used only for this; if it is missing or not writable, files are compressed again
 */
export function createEncodedFiles(folder: string): (plain: Buffer) => Promise<Encoded> {
  return async (plain) => {
    const name = digestOf(plain).toString('hex');
    const path = join(folder, name);
    const kept = read(path, name);
    if (kept) return { plain, ...kept };
    const made = await encodeBest(plain);
    keep(path, name, made);
    return made;
  };
}

const digestOf = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/**
 * A power failure may leave a short file, so it begins with a digest of its name and the rest: to decompress each of a
 * build's 700 small files would take half of the start. Synchronous, because the start waits for it anyway, and a stream
 * for each takes four times as long.
 */
function read(path: string, name: string): Encodings | undefined {
  try {
    const file = readFileSync(path);
    const rest = file.subarray(DIGEST);
    if (!digestOf(name, rest).equals(file.subarray(0, DIGEST))) return undefined;
    const end = LENGTH + rest.readUInt32LE();
    return { br: rest.subarray(LENGTH, end), gzip: rest.subarray(end) };
  } catch {
    return undefined;
  }
}

function keep(path: string, name: string, { br, gzip }: Encodings): void {
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(br.length);
  const rest = Buffer.concat([length, br, gzip]);
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    // Not flushed: Node's permissions forbid it (docs/production.md).
    writeWhole(path, Buffer.concat([digestOf(name, rest), rest]));
  } catch {
    // Without a writable folder, only time is lost.
  }
}
