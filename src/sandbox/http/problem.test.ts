import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { empty } from './answer.ts';
import { asProblem } from './problem.ts';

let folder: string;
let first: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'problem-'));
  first = new DatabaseSync(join(folder, 'a.sqlite'));
  first.exec('CREATE TABLE notes (text TEXT)');
});
afterEach(() => {
  first.close();
  rmSync(folder, { recursive: true });
});

/** A write through another connection, as from a handler. */
async function write(options: { readOnly?: boolean; pragma?: string }) {
  const second = new DatabaseSync(join(folder, 'a.sqlite'), {
    timeout: 0,
    readOnly: options.readOnly ?? false,
  });
  if (options.pragma) second.exec(options.pragma);
  const answer = await asProblem(async () => {
    inTransaction(second, () =>
      second.prepare('INSERT INTO notes VALUES (?)').run('x'.repeat(100_000)),
    );
    return empty(204);
  });
  second.close();
  return { ...answer, body: JSON.parse(String(answer.body || '{}')) };
}
const written = () => first.prepare('SELECT count(*) AS n FROM notes').get()?.n;

it('F22 R16 responds busy and writes nothing while another process writes', async () => {
  first.exec('BEGIN IMMEDIATE');
  const answer = await write({});
  first.exec('ROLLBACK');
  expect(answer).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(answer.headers['Retry-After']).toBe('1');
  expect(written()).toBe(0);
});

it('F23 R16 answers a full and a read-only disk alike, and writes nothing', async () => {
  for (const options of [{ pragma: 'PRAGMA max_page_count = 3' }, { readOnly: true }]) {
    const answer = await write(options);
    expect(answer).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    expect(written()).toBe(0);
  }
  expect((await write({})).status).toBe(204);
});
