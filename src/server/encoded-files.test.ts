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
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { encodedFile, keepEncoded } from './encoded-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-encoded-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const plain = Buffer.from('menu '.repeat(500));

/** Keeps the encodings of a file with this content, as a build does. */
async function keep(content: Buffer) {
  const client = mkdtempSync(join(tmpdir(), 'marquee-client-'));
  writeFileSync(join(client, 'menu.js'), content);
  await keepEncoded([client, '/no/such/folder'], folder);
  rmSync(client, { recursive: true });
}
/** The kept files with their inodes: a file that is written again gets another one. */
const kept = () =>
  readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, ino: statSync(path).ino };
  });

it('PF-5 keeps compressed files for all starts until the next build, which keeps them too', async () => {
  await keep(plain);
  const before = kept();
  expect(before).toHaveLength(1);
  const file = await encodedFile(plain, folder);
  expect(brotliDecompressSync(file.br ?? '')).toEqual(plain);
  expect(gunzipSync(file.gzip ?? '')).toEqual(plain);
  const [{ path } = { path: '' }] = before;
  utimesSync(path, 0, 0);
  await keep(plain);
  expect(kept()).toEqual(before);
  expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(86_400_000);
});

it.each([
  ['is incomplete', (path: string) => truncateSync(path, statSync(path).size - 1)],
  ['has only its head', (path: string) => truncateSync(path, 34)],
  ['is empty', (path: string) => truncateSync(path)],
  ['has another file’s content', (path: string) => copyFileSync(join(folder, 'other'), path)],
])('PF-5 compresses again what %s after a power failure', async (_, spoil) => {
  await keep(plain);
  const made = await encodedFile(plain, folder);
  const [file] = kept();
  await keep(Buffer.from('another file'));
  const [other] = kept().filter(({ path }) => path !== file?.path);
  renameSync(other?.path ?? '', join(folder, 'other'));
  spoil(file?.path ?? '');
  expect(await encodedFile(plain, folder)).toEqual(made);
  await keep(plain);
  expect(kept().find(({ path }) => path === file?.path)?.ino).not.toBe(file?.ino);
});

it('S19 PF-5 reads compressed files and keeps dictionaries under Node’s permissions', async () => {
  await keep(plain);
  const dictionaries = join(folder, 'dictionaries');
  mkdirSync(dictionaries);
  const script = `
    import { encodedFile } from ${moduleAt('./encoded-files.ts')};
    import { Dictionaries } from ${moduleAt('./dictionaries.ts')};
    const plain = Buffer.from('menu '.repeat(500));
    const { br } = await encodedFile(plain, ${JSON.stringify(folder)});
    process.stdout.write(br);
    const dictionaries = new Dictionaries(${JSON.stringify(dictionaries)}, console.log);
    await dictionaries.current('en', async () => plain);`;
  const flags = ['--permission', `--allow-fs-read=${ROOT}`, `--allow-fs-write=${dictionaries}`];
  const command = [...flags, `--allow-fs-read=${folder}`, '--input-type=module', '--eval', script];
  expect(brotliDecompressSync(execFileSync(process.execPath, command))).toEqual(plain);
  expect(readdirSync(dictionaries).map(extname)).toEqual(['.html']);
});

it('PF-5 compresses what no build has kept', async () => {
  const made = await encodedFile(plain, folder);
  expect(made.br?.length).toBeLessThan(plain.length);
});
