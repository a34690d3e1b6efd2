import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { EARLIER, STAMP } from './build-state.ts';
import { listFiles } from './list-files.ts';
import { replaceBuild } from './replace-build.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'replace-build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const writesAll = (name: string) => async (folder: string) => {
  write(join(folder, `client/assets/page-${name}.js`), name);
  for (const file of ['client/sw.js', 'server/entry-server.js', 'boot/boot.js', 'frames/chat.js'])
    write(join(folder, file), name);
};
/** The build in place, without what is kept of earlier ones. */
const inPlace = () =>
  Object.fromEntries(
    [...listFiles(dist), STAMP]
      .filter((name) => !name.startsWith(EARLIER))
      .map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  );
const buildOf = (name: string) => ({
  '.built': `sources of ${name}`,
  'boot/boot.js': name,
  [`client/assets/page-${name}.js`]: name,
  'client/sw.js': name,
  'frames/chat.js': name,
  'server/entry-server.js': name,
});

test('PWA-6 replaces a build as a whole, and keeps its assets for open pages', async () => {
  await replaceBuild(dist, 'sources of one', writesAll('one'));
  expect(inPlace()).toEqual(buildOf('one'));
  await replaceBuild(dist, 'sources of two', async (folder) => {
    await writesAll('two')(folder);
    expect(inPlace(), 'until the next build is complete').toMatchObject(buildOf('one'));
  });
  expect(inPlace()).toEqual(buildOf('two'));
  expect(listFiles(join(dist, EARLIER))).toEqual(['assets/page-one.js']);
});

test('PWA-6 leaves a build as it is when the next one fails, and what that left is not used', async () => {
  await replaceBuild(dist, 'sources of one', writesAll('one'));
  const failed = replaceBuild(dist, 'sources of two', async (folder) => {
    write(join(folder, 'client/half.js'), 'two');
    throw new Error('a syntax error');
  });
  await expect(failed).rejects.toThrow('a syntax error');
  expect(inPlace()).toMatchObject(buildOf('one'));
  await replaceBuild(dist, 'sources of three', writesAll('three'));
  expect(inPlace()).toEqual(buildOf('three'));
});

test('PWA-6 drops assets a month after the last build that had them', async () => {
  await replaceBuild(dist, 'sources of one', writesAll('one'));
  await replaceBuild(dist, 'sources of two', writesAll('two'));
  const long = new Date(Date.now() - 31 * 86_400_000);
  for (const name of [`${EARLIER}/assets/page-one.js`, 'client/assets/page-two.js'])
    utimesSync(join(dist, name), long, long);
  await replaceBuild(dist, 'sources of three', writesAll('three'));
  expect(listFiles(join(dist, EARLIER))).toEqual(['assets/page-two.js']);
});

test('PWA-6 puts the last build back when the next one cannot be put in place', async () => {
  await replaceBuild(dist, 'sources of one', writesAll('one'));
  const failed = replaceBuild(dist, 'sources of two', async (folder) => {
    await writesAll('two')(folder);
    rmSync(join(folder, 'boot'), { recursive: true });
  });
  await expect(failed).rejects.toThrow('ENOENT');
  expect(inPlace()).toEqual(buildOf('one'));
});

test('PWA-6 builds apart from another start that builds at the same time', async () => {
  await Promise.all(
    ['one', 'two'].map((name) =>
      replaceBuild(dist, `sources of ${name}`, async (folder) => {
        await writesAll(name)(folder);
        await new Promise(setImmediate);
      }),
    ),
  );
  expect(inPlace()).toEqual(buildOf('two'));
});
