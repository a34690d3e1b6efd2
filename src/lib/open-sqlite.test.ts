import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

const THREADS = 3;
const FILES = 60;

test('F22 opens a new file that other processes open at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Each thread opens one file after another, the same at the same time.
  const script = `
    import { parentPort, workerData } from 'node:worker_threads';
    import { openSqlite } from ${JSON.stringify(new URL('./open-sqlite.ts', import.meta.url).href)};
    const { folder, arrived } = workerData;
    const faults = [];
    for (let file = 1; file <= ${FILES}; file++) {
      Atomics.add(arrived, 0, 1);
      while (Atomics.load(arrived, 0) < file * ${THREADS});
      try {
        openSqlite(folder + '/' + file + '.sqlite', 5000, 'PRAGMA journal_mode = WAL').close();
      } catch ({ message }) {
        faults.push(message);
      }
    }
    parentPort.postMessage(faults);`;
  const arrived = new Int32Array(new SharedArrayBuffer(4));
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const faults = await Promise.all(
    Array.from({ length: THREADS }, async () => {
      const thread = new Worker(url, { workerData: { folder, arrived } });
      return await new Promise((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
      });
    }),
  );
  expect(faults.flat()).toEqual([]);
});
