import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createEncodedFiles } from './encoded-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-encoded-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const FAST = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const plain = Buffer.from('menu '.repeat(500));

it('PF-5 keeps compressed files for the next start', async () => {
  const made = await createEncodedFiles(folder)(plain);
  expect(brotliDecompressSync(made.br ?? '')).toEqual(plain);
  expect(gunzipSync(made.gzip ?? '')).toEqual(plain);
  const kept = readdirSync(folder);
  expect(kept.map((name) => name.split('.')[1]).sort()).toEqual(['br', 'gz']);

  // Existing files are used as they are.
  const fast = { '.br': brotliCompressSync(plain, { params: FAST }), '.gz': gzipSync(plain) };
  for (const name of kept)
    writeFileSync(join(folder, name), fast[extname(name) as keyof typeof fast]);
  expect(await createEncodedFiles(folder)(plain)).toEqual({
    plain,
    br: fast['.br'],
    gzip: fast['.gz'],
  });
});

it('PF-5 compresses again what a power failure left incomplete', async () => {
  const made = await createEncodedFiles(folder)(plain);
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 10);
  expect(await createEncodedFiles(folder)(plain)).toEqual(made);
  const other = { '.br': brotliCompressSync('another file'), '.gz': gzipSync('another file') };
  for (const name of readdirSync(folder))
    writeFileSync(join(folder, name), other[extname(name) as keyof typeof other]);
  expect(await createEncodedFiles(folder)(plain)).toEqual(made);
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
  expect(readdirSync(folder).map(extname).sort()).toEqual(['.br', '.gz', '.html']);
});

it('PF-5 works without a folder for them', async () => {
  writeFileSync(folder, '');
  const made = await createEncodedFiles(folder)(plain);
  expect(made.br?.length).toBeLessThan(plain.length);
});
