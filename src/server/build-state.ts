import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

/** Hash of the sources of the last build. */
export const STAMP = join(ROOT, 'dist/.built');
const SOURCES = ['src', 'sw', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
/** Files of earlier builds, for tabs that still use them (PWA-6). */
export const EARLIER_FILES = join(ROOT, 'dist/earlier');
/** Compressed files, by content hash (src/server/encoded-files.ts). */
export const ENCODED_FILES = join(ROOT, 'dist/encoded');

/** Whether the last build matches the sources. Does not load the bundler. */
export const isBuilt = (): boolean =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources();

export function hashOfSources(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const full = join(ROOT, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory())
      for (const name of readdirSync(full).sort()) add(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(full));
  };
  for (const source of SOURCES) add(source);
  return hash.digest('hex');
}
