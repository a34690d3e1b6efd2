import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

/** The folder of the build. */
export const DIST = join(ROOT, 'dist');
/** File in it with the hash of the sources. */
export const STAMP = '.built';
const SOURCES = ['src', 'sw', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
/** Folder in it with files of earlier builds, for tabs that still use them (PWA-6). */
export const EARLIER = 'earlier';
/** Folder in it with compressed files, by content hash (src/server/encoded-files.ts). */
export const ENCODED = 'encoded';

/** Whether the last build matches the sources. Does not load the bundler. */
export const isBuilt = (): boolean =>
  wasBuilt() && readFileSync(join(DIST, STAMP), 'utf8') === hashOfSources();

/** Whether there is a complete build, of these sources or of earlier ones. */
export const wasBuilt = (): boolean => existsSync(join(DIST, STAMP));

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
