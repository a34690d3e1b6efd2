import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { indexFile, keptRasters, mimeOf, rasterFile } from '../../src/sandbox/art/kept-rasters.ts';
import { allRasters, QUALITY } from './art/rasters.ts';
import { toAvif } from './avif.ts';
import { rasterise, type Target } from './rasterise.ts';
import { withoutProfile } from './without-profile.ts';

/**
 * Creates the bitmaps of src/sandbox/art/files that are missing or outdated, removes those without a drawing, and
 * writes the index.
 * @param everything recreates all of them
 * @returns one line per change
 */
export async function renewRasters(page: Page, everything: boolean): Promise<string[]> {
  const lines: string[] = [];
  const rasters = allRasters();
  const present = new Set(await readdir(rasterFile('')));
  const index = [];
  for (const { file, width, height, recipe, draw } of rasters) {
    const kept = keptRasters.get(file);
    let bytes = kept?.bytes ?? 0;
    if (everything || kept?.recipe !== recipe || !present.has(file)) {
      const bitmap = await make(page, draw(), { width, height, mime: mimeOf(file) });
      await writeFile(rasterFile(file), bitmap);
      bytes = bitmap.length;
      lines.push(`${file} ${bytes} bytes`);
    }
    index.push([file, { recipe, width, height, bytes }]);
  }
  const wanted = new Set([...rasters.map(({ file }) => file), 'index.json']);
  for (const file of [...present].filter((name) => !wanted.has(name))) {
    await rm(rasterFile(file));
    lines.push(`${file} removed`);
  }
  const text = `${JSON.stringify(Object.fromEntries(index), undefined, 2)}\n`;
  if (text !== (await readFile(indexFile, 'utf8'))) await writeFile(indexFile, text);
  return lines;
}

async function make(page: Page, drawing: string, target: Target): Promise<Buffer> {
  if (target.mime === 'image/avif')
    return toAvif(await rasterise(page, drawing, { ...target, mime: 'image/png' }));
  const made = await rasterise(page, drawing, { ...target, quality: QUALITY });
  return target.mime === 'image/webp' ? withoutProfile(made) : made;
}
