import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Budgets count in thousands of bytes, as the tables that they come from do. */
export const KB = 1_000;

/** A file of the browser's build. @param path as in its address, `/assets/…` */
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
