import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { EARLIER, ENCODED, STAMP } from './build-state.ts';
import { listFiles } from './list-files.ts';

/** Folders that a build writes. */
const PARTS = ['client', 'server', 'boot', 'frames'];
const KEEP_EARLIER_MS = 30 * 86_400_000;
const NEXT = 'next-';
const LAST = 'last-';
/** Far longer than a build takes. */
const KEEP_LEFTOVERS_MS = 3_600_000;

/**
 * Replaces the build in a folder when the next one is complete. A build that fails or is interrupted changes nothing. A
 * site that runs has loaded what it needs (built-site.ts), and its open pages find their files among the earlier ones.
 * @param dist the folder with the build
 * @param sources hash of the sources
 * @param build writes all parts into a folder
 */
export async function replaceBuild(
  dist: string,
  sources: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  mkdirSync(dist, { recursive: true });
  dropLeftovers(dist);
  // Folders of its own, because another start may build at the same time.
  const next = mkdtempSync(join(dist, NEXT));
  const last = mkdtempSync(join(dist, LAST));
  try {
    await build(next);
    keepEarlierFiles(dist);
    swap(dist, { next, last, sources });
  } finally {
    for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the parts of the next build in place, or back those of the last one if that fails. */
function swap(
  dist: string,
  { next, last, sources }: { next: string; last: string; sources: string },
): void {
  const stamp = join(dist, STAMP);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  // Without its stamp, a build that is only partly in place does not count.
  rmSync(stamp, { force: true });
  try {
    for (const part of PARTS) {
      if (existsSync(join(dist, part))) renameSync(join(dist, part), join(last, part));
      renameSync(join(next, part), join(dist, part));
    }
    writeFileSync(stamp, sources);
  } catch (error) {
    for (const part of PARTS.filter((name) => existsSync(join(last, name)))) {
      rmSync(join(dist, part), { recursive: true, force: true });
      renameSync(join(last, part), join(dist, part));
    }
    if (before !== undefined) writeFileSync(stamp, before);
    throw error;
  }
}

/** Removes what builds have left that were killed long ago. */
function dropLeftovers(dist: string): void {
  for (const name of readdirSync(dist).filter((name) => /^(?:next|last)-/.test(name)))
    if (Date.now() - statSync(join(dist, name)).mtimeMs > KEEP_LEFTOVERS_MS)
      rmSync(join(dist, name), { recursive: true });
}

function keepEarlierFiles(dist: string): void {
  const assets = join(dist, 'client/assets');
  const earlier = join(dist, EARLIER, 'assets');
  mkdirSync(earlier, { recursive: true });
  if (existsSync(assets)) {
    cpSync(assets, earlier, { recursive: true });
    for (const name of listFiles(assets)) utimesSync(join(earlier, name), new Date(), new Date());
  }
  for (const folder of [earlier, join(dist, ENCODED)]) {
    for (const name of listFiles(folder)) {
      const file = join(folder, name);
      if (Date.now() - statSync(file).mtimeMs > KEEP_EARLIER_MS) rmSync(file);
    }
  }
}
