import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './open-sqlite.ts';

test('F24 names the file that is no database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'push.sqlite');
  writeFileSync(path, 'this was a database once '.repeat(200));
  const open = (file: string) => openSqlite(file, 100, 'PRAGMA journal_mode = WAL');
  expect(() => open(path)).toThrow(`${path}: file is not a database`);
  expect(() => open(folder)).toThrow(`${folder}: unable to open database file`);
});
