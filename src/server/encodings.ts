import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body in all encodings. */
export interface Encoded {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const brotliAt = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Maximum compression: 98 ms for a page of 79 KB, so only for cached bodies. */
export async function encodeBest(plain: Buffer): Promise<Encoded> {
  const [br, zipped] = await Promise.all([
    brotliAsync(plain, brotliAt(11, plain.length)),
    gzipAsync(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: zipped };
}

/** Fast compression (about a millisecond) until the best is ready. */
export const encodeFast = (plain: Buffer): Encoded => ({
  plain,
  br: brotliCompressSync(plain, brotliAt(4, plain.length)),
});

/** The best encoding that the client accepts. */
export function chooseEncoding(
  encoded: Encoded,
  accepted: string | undefined,
): { body: Buffer; headers: Record<string, string> } {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [coding = '', ...parameters] = part.split(';').map((word) => word.trim());
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  const headers = { Vary: 'Accept-Encoding' };
  if (encoded.br && takes('br'))
    return { body: encoded.br, headers: { ...headers, 'Content-Encoding': 'br' } };
  if (encoded.gzip && takes('gzip'))
    return { body: encoded.gzip, headers: { ...headers, 'Content-Encoding': 'gzip' } };
  return { body: encoded.plain, headers };
}
