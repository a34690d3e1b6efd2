import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptRasters, rasterFile } from '../../../src/sandbox/art/kept-rasters.ts';
import { allRasters } from './rasters.ts';

const rasters = allRasters();

test('HOM-5 keeps every bitmap up to date with its drawing, with none left over', () => {
  const hint = 'a drawing has changed: run "npm run pictures"';
  const recipes = Object.fromEntries(rasters.map(({ file, recipe }) => [file, recipe]));
  const kept = Object.fromEntries([...keptRasters].map(([file, { recipe }]) => [file, recipe]));
  expect(kept, hint).toEqual(recipes);
  const files = readdirSync(rasterFile('')).filter((file) => file !== 'index.json');
  expect(files.sort(), hint).toEqual(Object.keys(recipes).sort());
});

test('FTR-6 HOM-5 makes bitmaps of the declared size', () => {
  for (const [file, { width, height, bytes }] of keptRasters) {
    const content = readFileSync(rasterFile(file));
    expect(content.length, file).toBe(bytes);
    expect(sizeOf(content), file).toEqual([width, height]);
  }
});

test('HOM-5 keeps pictures small', () => {
  const limits: [RegExp, bytes: number][] = [
    [/^game-/, 13_000],
    [/^medium_hero-narrow-/, 14_000],
    [/^hero-/, 30_000],
    [/^promo-/, 36_000],
  ];
  for (const [pattern, most] of limits) {
    const sizes = [...keptRasters].filter(([file]) => pattern.test(file));
    expect(sizes.length).toBeGreaterThan(0);
    for (const [file, { bytes }] of sizes) expect(bytes, file).toBeLessThanOrEqual(most);
  }
  const posters = [...keptRasters].filter(([file]) => file.startsWith('game-'));
  const all = posters.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  expect(all / posters.length).toBeLessThanOrEqual(8_000);
});

/**
 * Reads width and height from the file: the IHDR of a PNG, `ispe` of an AVIF, the frame header of JPEG and lossy WebP.
 */
function sizeOf(content: Buffer): [width: number, height: number] {
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  if (content.readUInt16BE(0) === 0xffd8)
    return [content.readUInt16BE(frame + 7), content.readUInt16BE(frame + 5)];
  if (content.toString('latin1', 1, 4) === 'PNG')
    return [content.readUInt32BE(16), content.readUInt32BE(20)];
  const extent = content.indexOf('ispe');
  if (content.toString('latin1', 4, 12) === 'ftypavif')
    return [content.readUInt32BE(extent + 8), content.readUInt32BE(extent + 12)];
  expect(content.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff];
}
