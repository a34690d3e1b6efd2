import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export interface FrameFile {
  readonly type: string;
  readonly body: Buffer;
  /** Gzipped body of scripts, styles and SVG. */
  readonly gzip?: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const BUILT = fileURLToPath(new URL('../../../dist/frames', import.meta.url));

/** Reads the built files of the framed pages, by path: `/slot/index.html`, `/assets/…`. Empty before a build. */
export function readFrameFiles(): ReadonlyMap<string, FrameFile> {
  if (!existsSync(BUILT)) return new Map();
  return new Map(
    readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const type = TYPES[extname(name)];
      if (type === undefined) return [];
      const body = readFileSync(join(BUILT, name));
      const gzip = /\.(js|css|svg)$/.test(name) && gzipSync(body);
      return [[`/${name}`, { type, body, ...(gzip && { gzip }) }] as const];
    }),
  );
}
