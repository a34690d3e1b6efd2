import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AVIF_QUANTISER } from './art/rasters.ts';

const run = promisify(execFile);

/**
 * Converts a PNG to AVIF with libavif's `avifenc`, because no browser encodes it. Chroma keeps its full resolution,
 * because otherwise thin lines of two bright colours bleed into each other.
 * @throws Error if the encoder is not installed
 */
export async function toAvif(png: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'avif-'));
  const [from, to] = [join(folder, 'in.png'), join(folder, 'out.avif')];
  try {
    await writeFile(from, png);
    const quality = ['-a', 'end-usage=q', '-a', `cq-level=${AVIF_QUANTISER}`, '-a', 'tune=ssim'];
    const still = ['--min', '0', '--max', '63', '--yuv', '444', '--speed', '3'];
    await run('avifenc', [
      ...still,
      '--ignore-icc',
      '--ignore-exif',
      '--ignore-xmp',
      ...quality,
      from,
      to,
    ]);
    return await readFile(to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('There is no avifenc: install it (Debian: libavif-bin).');
  } finally {
    await rm(folder, { recursive: true });
  }
}
