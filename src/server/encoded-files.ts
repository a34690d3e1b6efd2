import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-whole.ts';
import { type Encoded, encodeBest } from './encodings.ts';
import { listFiles } from './list-files.ts';

/** Files that get smaller when compressed. */
export const COMPRESSED = /\.(js|css|svg|txt|json)$/;
/** Bytes of a SHA-256, and of the length of the Brotli body that follows it. */
const DIGEST = 32;
const LENGTH = 4;

/**
 * Keeps the best encodings of all files in some folders, by content hash, because maximum Brotli takes seconds. Only a
 * build writes them: a site that runs sends them without comparing them with their files.
 */
export async function keepEncoded(folders: readonly string[], encodedIn: string): Promise<void> {
  mkdirSync(encodedIn, { recursive: true });
  const files = folders.flatMap((folder) => listFiles(folder).map((name) => join(folder, name)));
  await Promise.all(
    files
      .filter((file) => COMPRESSED.test(file))
      .map((file) => keep(readFileSync(file), encodedIn)),
  );
}

async function keep(plain: Buffer, encodedIn: string): Promise<void> {
  const name = nameOf(plain);
  const path = join(encodedIn, name);
  if (read(path, name)) {
    // What a build still uses does not count as old (replace-build.ts).
    utimesSync(path, new Date(), new Date());
    return;
  }
  const { br, gzip } = await encodeBest(plain);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(br.length);
  const rest = Buffer.concat([length, br, gzip]);
  writeWhole(path, Buffer.concat([digestOf(name, rest), rest]));
}

/** Returns a file's kept encodings, or makes them. */
export async function encodedFile(plain: Buffer, encodedIn: string): Promise<Encoded> {
  const name = nameOf(plain);
  const kept = read(join(encodedIn, name), name);
  return kept ? { plain, ...kept } : encodeBest(plain);
}

const nameOf = (plain: Buffer): string => digestOf(plain).toString('hex');

const digestOf = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/**
 * A power failure may leave a short file, so it begins with a digest of its name and the rest: to decompress each of a
 * build's 700 small files would take half of the start. Synchronous, because the start waits for it anyway, and a stream
 * for each takes four times as long.
 */
function read(path: string, name: string): Pick<Encoded, 'br' | 'gzip'> | undefined {
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
