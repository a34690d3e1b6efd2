import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { drawMark } from './art/draw-mark.ts';
import {
  type KeptRaster,
  keptRasters,
  mimeOf,
  rasterFile,
  rastersVersion,
} from './art/kept-rasters.ts';

/** A picture of the uploads folder; sizes in CSS px and bytes. */
export interface StoredPicture {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Changes with the bytes; goes into addresses that are kept for long. */
  readonly version: string;
  /** What is sent. */
  read(): Promise<Buffer>;
}

/** Hexadecimal digits: a picture has few versions, and every page pays for them once per picture. */
const VERSION_LENGTH = 6;

export type Encoding = 'br' | 'gzip';

/** Drawings and their compressed bytes, the same for everybody: bounded by the names that the art knows. */
const drawn = new Map<string, StoredPicture>();
const compressed = new Map<string, Buffer>();

/** The picture of that file name, or undefined when there is none. */
export function findPicture(name: string): StoredPicture | undefined {
  const raster = keptRasters.get(name);
  return raster === undefined ? findMark(name) : toPicture(name, raster);
}

function toPicture(name: string, { width, height, bytes }: KeptRaster): StoredPicture {
  const mime = mimeOf(name);
  const read = () => readFile(rasterFile(name));
  return { mime, width, height, bytes, version: rastersVersion.slice(0, VERSION_LENGTH), read };
}

function findMark(name: string): StoredPicture | undefined {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const mark = drawMark(name);
  if (mark === undefined) return undefined;
  const body = Buffer.from(mark.body);
  const stored = {
    mime: 'image/svg+xml',
    width: mark.width,
    height: mark.height,
    bytes: body.length,
    version: createHash('sha256').update(body).digest('hex').slice(0, VERSION_LENGTH),
    read: async () => body,
  };
  drawn.set(name, stored);
  return stored;
}

/** The picture's bytes compressed; only worth it for SVG. */
export async function compressPicture(
  { version, read }: StoredPicture,
  encoding: Encoding,
): Promise<Buffer> {
  const key = `${version} ${encoding}`;
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const body = await read();
  // 9 of 11: within 2 % of the smallest at a tenth of the time.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const bytes = encoding === 'br' ? brotliCompressSync(body, quality) : gzipSync(body);
  compressed.set(key, bytes);
  return bytes;
}
