import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typeNamed } from './content-types.ts';
import { openContentDatabase } from './database.ts';
import { publish, saveDraft } from './documents.ts';
import { createEntryStore } from './entry-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ROWS = 20_000;
/** Opens the database at the same moment as the other thread, and answers how many rows it has. */
const opener = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { folder, module, ready } = workerData;
  import(module).then(({ openContentDatabase }) => {
    Atomics.add(ready, 0, 1);
    Atomics.notify(ready, 0);
    Atomics.wait(ready, 0, 1);
    const database = openContentDatabase(folder, (fresh) => fresh.exec(\`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
      INSERT INTO entries SELECT i, 'menu', i, 'en', 'draft', '{}', '', '', NULL FROM n\`));
    parentPort.postMessage(database.prepare('SELECT count(*) AS n FROM entries').get().n);
    database.close();
  });`;

function countInThread(ready: Int32Array): Promise<unknown> {
  const workerData = { folder, module: import.meta.resolve('./database.ts'), ready };
  const worker = new Worker(opener, { eval: true, workerData });
  return new Promise((counted, failed) => worker.on('message', counted).on('error', failed));
}

it('F22 fills the file once when two processes start together on a new folder', async () => {
  const ready = new Int32Array(new SharedArrayBuffer(4));
  const counts = await Promise.all([countInThread(ready), countInThread(ready)]);
  expect(counts).toEqual([ROWS, ROWS]);
});

it('QRY-1 shows what another process published', () => {
  const open = () => openContentDatabase(folder, () => {});
  const [one, other] = [open(), open()];
  const [writer, reader] = [createEntryStore(one), createEntryStore(other)];
  const menu = { type: typeNamed('desktop-menu'), documentId: 'home', locale: 'en' };
  const at = '2026-11-01T10:00:00.000Z';
  for (const label of ['Home', 'Start']) {
    saveDraft(writer, menu, { label }, at);
    publish(writer, menu, at);
    expect(reader.list(menu.type, 'published')).toMatchObject([{ label }]);
    expect(reader.find({ ...menu, status: 'published' })).toMatchObject({ label });
  }
  one.close();
  other.close();
});

it('CFG-5 reports why the first fill failed, though SQLite has ended the transaction', () => {
  const full = (fresh: DatabaseSync) => {
    // As SQLite does on a full disk.
    fresh.exec('ROLLBACK');
    throw new Error('database or disk is full');
  };
  expect(() => openContentDatabase(folder, full)).toThrow('database or disk is full');
});
