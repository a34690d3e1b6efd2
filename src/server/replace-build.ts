import {
  cpSync,
  existsSync,
  mkdirSync,
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
  const next = join(dist, 'next');
  const last = join(dist, 'last');
  rmSync(next, { recursive: true, force: true });
  await build(next);
  keepEarlierFiles(dist);
  rmSync(last, { recursive: true, force: true });
  mkdirSync(last);
  // Without its stamp, a build that is only partly in place does not count.
  rmSync(join(dist, STAMP), { force: true });
  for (const part of PARTS) {
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(last, part));
    renameSync(join(next, part), join(dist, part));
  }
  writeFileSync(join(dist, STAMP), sources);
  for (const folder of [next, last]) rmSync(folder, { recursive: true });
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
