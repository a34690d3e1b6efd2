import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Budgets count in thousands of bytes, like the tables of targets. */
export const KB = 1_000;

/** Reads a file of the client build. @param path as in its URL, `/assets/…` */
export const builtFile = (path: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../dist/client${path}`, import.meta.url)));

export const brotliBytes = (body: Buffer): number =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length;

export const gzipBytes = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
