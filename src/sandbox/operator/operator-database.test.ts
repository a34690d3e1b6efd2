import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type DatabasePart, openOperatorDatabase } from './operator-database.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  file = join(folder, 'operator.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const part: DatabasePart = {
  tables: 'CREATE TABLE notes (text TEXT NOT NULL) STRICT;',
  seed: (database) => database.prepare('INSERT INTO notes VALUES (?)').run('seeded'),
};
const open = () => openOperatorDatabase(folder, [part], new Date());
const notes = (database: DatabaseSync) =>
  database
    .prepare('SELECT text FROM notes')
    .all()
    .map(({ text }) => text);

it('F24 creates the file once, keeps its data, and syncs every commit to disk', () => {
  const first = open();
  expect(first.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(first.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  first.prepare('INSERT INTO notes VALUES (?)').run('kept');
  first.close();
  const second = open();
  expect(notes(second)).toEqual(['seeded', 'kept']);
  second.close();
});

it('F24 R16 refuses a damaged, foreign or newer file in one line and does not change it', () => {
  const refused = (message: RegExp) => {
    const before = readFileSync(file);
    expect(open).toThrow(message);
    expect(readFileSync(file).equals(before)).toBe(true);
  };
  writeFileSync(file, 'this was a database once '.repeat(200));
  refused(/operator\.sqlite is damaged \(.+\); move \S+operator-\w+ away$/);
  rmSync(file);

  const foreign = new DatabaseSync(file);
  foreign.exec('CREATE TABLE somebody_elses (a)');
  foreign.close();
  refused(/is not the operator's; move \S+ away$/);
  rmSync(file);

  open().close();
  const later = new DatabaseSync(file);
  later.exec('PRAGMA user_version = 99');
  later.close();
  refused(/was written by another version of the sandbox; move \S+ away$/);
});

it('F24 updates a file of the version before by its step, once, and refuses older ones', () => {
  const setVersion = (version: number) => {
    const earlier = new DatabaseSync(file);
    earlier.exec(`PRAGMA user_version = ${version}`);
    earlier.close();
  };
  const steps: DatabasePart['steps'] = {
    18: (database) => database.prepare('INSERT INTO notes VALUES (?)').run('of another version'),
    19: (database) => database.prepare('INSERT INTO notes VALUES (?)').run('updated'),
  };
  open().close();
  setVersion(18);
  for (const _start of [1, 2]) {
    const database = openOperatorDatabase(folder, [{ ...part, steps }], new Date());
    expect(notes(database)).toEqual(['seeded', 'updated']);
    database.close();
  }
  setVersion(17);
  expect(open).toThrow(/was written by another version of the sandbox; move \S+ away$/);
});

it('F22 rolls back a failed transaction', () => {
  const database = open();
  const failing = () =>
    inTransaction(database, () => {
      database.prepare('INSERT INTO notes VALUES (?)').run('half');
      throw new Error('in the middle');
    });
  expect(failing).toThrow('in the middle');
  expect(notes(database)).toEqual(['seeded']);
  expect(database.isTransaction).toBe(false);
  database.close();
});
