import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createEncodedFiles } from './encoded-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-encoded-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const plain = Buffer.from('menu '.repeat(500));

/** The files in the folder with their inodes: a file that is written again gets another one. */
const kept = () =>
  readdirSync(folder).map((name) => ({
    path: join(folder, name),
    ino: statSync(join(folder, name)).ino,
  }));

it('PF-5 keeps compressed files for the next start', async () => {
  const made = await createEncodedFiles(folder)(plain);
  expect(brotliDecompressSync(made.br ?? '')).toEqual(plain);
  expect(gunzipSync(made.gzip ?? '')).toEqual(plain);
  const before = kept();
  expect(before).toHaveLength(1);
  expect(await createEncodedFiles(folder)(plain)).toEqual(made);
  expect(kept()).toEqual(before);
});

it.each([
  ['is incomplete', (path: string) => truncateSync(path, statSync(path).size - 1)],
  ['has only its head', (path: string) => truncateSync(path, 34)],
  ['is empty', (path: string) => truncateSync(path)],
  ['has another file’s content', (path: string) => copyFileSync(join(folder, 'other'), path)],
])('PF-5 compresses again what %s after a power failure', async (_, spoil) => {
  const made = await createEncodedFiles(folder)(plain);
  const [file] = kept();
  await createEncodedFiles(folder)(Buffer.from('another file'));
  const [other] = kept().filter(({ path }) => path !== file?.path);
  renameSync(other?.path ?? '', join(folder, 'other'));
  spoil(file?.path ?? '');
  expect(await createEncodedFiles(folder)(plain)).toEqual(made);
  expect(kept().find(({ path }) => path === file?.path)?.ino).not.toBe(file?.ino);
});

it('S19 PF-5 keeps compressed files and dictionaries under Node’s permissions', () => {
  mkdirSync(folder);
  const script = `
    import { createEncodedFiles } from ${moduleAt('./encoded-files.ts')};
    import { Dictionaries } from ${moduleAt('./dictionaries.ts')};
    const plain = Buffer.from('menu '.repeat(500));
    await createEncodedFiles(${JSON.stringify(folder)})(plain);
    const dictionaries = new Dictionaries(${JSON.stringify(folder)}, console.log);
    await dictionaries.current('en', async () => plain);`;
  const flags = ['--permission', `--allow-fs-read=${ROOT}`, `--allow-fs-write=${folder}`];
  const command = [...flags, `--allow-fs-read=${folder}`, '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, command, { encoding: 'utf8' })).toBe('');
  expect(readdirSync(folder).map(extname).sort()).toEqual(['', '.html']);
});

it('PF-5 works without a folder for them', async () => {
  writeFileSync(folder, '');
  const made = await createEncodedFiles(folder)(plain);
  expect(made.br?.length).toBeLessThan(plain.length);
});
