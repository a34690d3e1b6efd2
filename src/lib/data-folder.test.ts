import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDataFolder, createOnce, dataDirOf, dataFile, keptSecret } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (...names: string[]) => statSync(join(folder, ...names)).mode & 0o777;
function writeOpen(...names: string[]): void {
  writeFileSync(join(folder, ...names), '');
  chmodSync(join(folder, ...names), 0o644);
}

it('CFG-5 restricts files that an earlier version left readable', () => {
  mkdirSync(join(folder, 'documents'));
  for (const name of ['operator.sqlite', 'operator.sqlite-wal', 'push-token']) writeOpen(name);
  writeOpen('documents', 'e7c2');
  mkdirSync(join(folder, 'dictionaries', 'site'), { recursive: true });
  writeOpen('dictionaries', 'site', 'en.html');
  const folders = ['.', 'documents', 'dictionaries', 'dictionaries/site'];
  for (const name of folders) chmodSync(join(folder, name), 0o755);

  expect(closeDataFolder(folder)).toEqual([]);
  for (const name of folders) expect([name, modeOf(name)]).toEqual([name, 0o700]);
  const files = ['operator.sqlite', 'operator.sqlite-wal', 'push-token', 'documents/e7c2'];
  for (const name of [...files, 'dictionaries/site/en.html'])
    expect([name, modeOf(name)]).toEqual([name, 0o600]);
});

it('CFG-5 leaves a folder with other files alone and reports it', () => {
  for (const name of ['operator.sqlite', 'served.html']) writeOpen(name);
  chmodSync(folder, 0o755);

  expect(closeDataFolder(folder)).toEqual([
    `DATA_DIR: others may read ${folder}; chmod it to 700 or give the data a folder of their own`,
  ]);
  expect([modeOf(), modeOf('served.html'), modeOf('operator.sqlite')]).toEqual([
    0o755, 0o644, 0o600,
  ]);
});

it('CFG-5 keeps the content of an existing data file', () => {
  writeFileSync(join(folder, 'push.sqlite'), 'kept');
  expect(dataFile(folder, 'push.sqlite')).toBe(join(folder, 'push.sqlite'));
  expect(statSync(join(folder, 'push.sqlite')).size).toBe(4);
});

it('CFG-5 generates a secret once, readable by its owner only', () => {
  const secret = keptSecret(folder, 'outbox-key');
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(keptSecret(folder, 'outbox-key')).toBe(secret);
  expect(modeOf('outbox-key')).toBe(0o600);
});

it('CFG-5 keeps the file of another process that was faster', () => {
  const path = join(folder, 'outbox-key');
  const other = () => {
    writeFileSync(path, 'theirs');
    return 'ours';
  };
  expect(createOnce(path, other)).toBe('theirs');
  expect(readdirSync(folder)).toEqual(['outbox-key']);
});

it('CFG-5 refuses a folder that cannot be made in one line', () => {
  writeOpen('file');
  // In /proc, the system answers ENOENT although the parent exists.
  const impossible = [join(folder, 'file'), join(folder, 'file', 'data')];
  if (process.platform === 'linux') impossible.push('/proc/marquee');
  for (const path of impossible)
    expect(() => keptSecret(path, 'outbox-key')).toThrow(
      /^DATA_DIR: \S+ cannot be used \(E\w+\); set it to a folder that can be written$/,
    );
});

it('CFG-5 refuses an empty secret in one line', () => {
  writeOpen('outbox-key');
  expect(() => keptSecret(folder, 'outbox-key')).toThrow(/^\S+outbox-key is empty; [^\n]+$/);
});

it('CFG-5 takes an empty DATA_DIR for none, not for the folder of the project', () => {
  expect(['', undefined, '/srv/data'].map((DATA_DIR) => dataDirOf({ DATA_DIR }))).toEqual([
    '.data',
    '.data',
    '/srv/data',
  ]);
});
