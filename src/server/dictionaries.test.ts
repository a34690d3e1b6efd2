import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DICTIONARY_MAX_AGE, Dictionaries, dictionaryFolder } from './dictionaries.ts';

/** Random words, which only the dictionary can compress. */
const words = Array.from({ length: 600 }, (_, i) =>
  createHash('sha1').update(`${i}`).digest('base64'),
).join(' ');
const home = Buffer.from(`<h1>Home</h1>${words}`);
const nextHome = Buffer.from(`<h1>Another home</h1>${words}`);
const page = { plain: Buffer.from(`<h1>Games</h1>${words}`) };

function open() {
  const folder = join(mkdtempSync(join(tmpdir(), 'marquee-dictionaries-')), 'dictionaries');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  let now = Date.now();
  const log = vi.fn();
  const start = (at = folder) => new Dictionaries(at, log, () => now);
  return { folder, log, start, pass: (seconds: number) => (now += seconds * 1000) };
}

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest();
const available = (body: Buffer) => `:${sha256(body).toString('base64')}:`;
const HEADER_BYTES = 40;

test('PF-12 sends a page as its difference from the dictionary that the browser names', async () => {
  const dictionaries = open().start();
  expect((await dictionaries.current('en', async () => home))?.plain).toEqual(home);
  const body = await dictionaries.compress(page, 'en', available(home));
  expect(body?.length).toBeLessThan(200);
  // RFC 9842, 5: the magic number, then the hash.
  expect(body?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body?.subarray(8, HEADER_BYTES)).toEqual(sha256(home));
  const read = zstdDecompressSync(body?.subarray(HEADER_BYTES) ?? '', { dictionary: home });
  expect(read).toEqual(page.plain);
});

test('PF-12 compresses an unchanged page once', async () => {
  const dictionaries = open().start();
  await dictionaries.current('en', async () => home);
  const twice = [1, 2].map(() => dictionaries.compress(page, 'en', available(home)));
  const [one, other] = await Promise.all(twice);
  expect(one).toBe(other);
});

test.each([
  ['another dictionary', available(page.plain), 'en'],
  ['one of another language', available(home), 'es'],
  ['no dictionary', undefined, 'en'],
  ['half a hash', ':AAAA:', 'en'],
  ['a hash without colons', sha256(home).toString('base64'), 'en'],
  ['a long header', `:${'A'.repeat(100_000)}`, 'en'],
])('PF-12 sends the whole page to a browser with %s', async (_, header, language) => {
  const dictionaries = open().start();
  await dictionaries.current('en', async () => home);
  expect(await dictionaries.compress(page, language, header)).toBeUndefined();
});

test('PF-12 reuses its dictionaries after a restart', async () => {
  const { start } = open();
  await start().current('en', async () => home);
  expect(await start().compress(page, 'en', available(home))).toBeDefined();
});

test('PF-12 offers a new dictionary after a month, and keeps the last three', async () => {
  const { folder, start, pass } = open();
  const dictionaries = start();
  const homes = ['one', 'two', 'three', 'four'].map((name) => Buffer.from(`${name} ${words}`));
  for (const body of homes) {
    expect((await dictionaries.current('en', async () => body))?.plain).toEqual(body);
    pass(DICTIONARY_MAX_AGE - 1);
    // No new one before a month has passed, nor while home is incomplete.
    expect((await dictionaries.current('en', async () => nextHome))?.plain).toEqual(body);
    pass(2);
    expect((await dictionaries.current('en', async () => undefined))?.plain).toEqual(body);
  }
  const made = homes.map((body) => dictionaries.compress(page, 'en', available(body)));
  const known = (await Promise.all(made)).map(Boolean);
  expect(known).toEqual([false, true, true, true]);
  expect(readdirSync(folder)).toHaveLength(3);
});

test.each([
  ['addresses', { siteUrl: 'https://www.foyer.example' }, { siteUrl: 'https://www.odeon.example' }],
  ['names', { company: { name: 'Foyer' } }, { company: { name: 'Odeon' } }],
])('PF-12 sites of two %s keep their dictionaries apart in one DATA_DIR', async (_, one, other) => {
  const { folder, start, pass } = open();
  const startSite = (site: object) =>
    start(dictionaryFolder(folder, { company: { name: 'Marquee' }, ...site }));
  await startSite(one).current('en', async () => home);
  expect(await startSite(other).current('en', async () => undefined)).toBeUndefined();
  // Beyond the three that are kept.
  for (const name of ['one', 'two', 'three']) {
    await startSite(other).current('en', async () => Buffer.from(name));
    pass(DICTIONARY_MAX_AGE + 1);
  }
  expect((await startSite(one).current('en', async () => undefined))?.plain).toEqual(home);
});

test('PF-12 offers no dictionary before home is complete', async () => {
  expect(
    await open()
      .start()
      .current('en', async () => undefined),
  ).toBeUndefined();
});

test('SEC keeps its files readable for the owner only', async () => {
  const { folder, start } = open();
  await start().current('en', async () => home);
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('PF-12 logs that dictionaries are lost with a restart if its folder is not writable', async () => {
  const { folder, log, start } = open();
  writeFileSync(folder, 'a file in its place');
  const dictionaries = start();
  await dictionaries.current('en', async () => home);
  expect(await dictionaries.compress(page, 'en', available(home))).toBeDefined();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Dictionaries are not kept in \S+: /),
  );
  expect(await start().compress(page, 'en', available(home))).toBeUndefined();
});

test('PF-12 skips damaged files and reads the others', async () => {
  const { folder, start } = open();
  await start().current('en', async () => home);
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name.replace('en.', 'es.')), '');
  writeFileSync(join(folder, 'notes.txt'), 'of somebody');
  const dictionaries = start();
  expect(await dictionaries.compress(page, 'en', available(home))).toBeDefined();
  expect(await dictionaries.current('es', async () => undefined)).toBeUndefined();
});
