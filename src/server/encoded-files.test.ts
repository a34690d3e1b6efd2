import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createEncodedFiles } from './encoded-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-encoded-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain = Buffer.from('menu '.repeat(500));

it('PF-5 keeps compressed files for the next start', async () => {
  const made = await createEncodedFiles(folder)(plain);
  expect(brotliDecompressSync(made.br ?? '')).toEqual(plain);
  expect(gunzipSync(made.gzip ?? '')).toEqual(plain);
  const kept = readdirSync(folder);
  expect(kept.map((name) => name.split('.')[1]).sort()).toEqual(['br', 'gz']);

  // Existing files are used as they are.
  for (const name of kept) writeFileSync(join(folder, name), 'kept');
  expect(await createEncodedFiles(folder)(plain)).toEqual({
    plain,
    br: Buffer.from('kept'),
    gzip: Buffer.from('kept'),
  });
});

it('PF-5 works without a folder for them', async () => {
  writeFileSync(folder, '');
  const made = await createEncodedFiles(folder)(plain);
  expect(made.br?.length).toBeLessThan(plain.length);
});
