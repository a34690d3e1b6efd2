import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';

export type FileFolder = ReturnType<typeof openFileFolder>;

/**
 * The folder `documents` in the data folder, with files under random names; a temporary folder of the system for
 * ':memory:'. It is created with the first file.
 */
export function openFileFolder(dataDir: string) {
  let folder: string | undefined;

  function pathOf(name: string): string {
    if (folder === undefined && dataDir === ':memory:') {
      folder = mkdtempSync(join(tmpdir(), 'documents-'));
    } else if (folder === undefined) {
      folder = join(dataDir, 'documents');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    }
    return join(folder, name);
  }

  return {
    /**
     * Writes bytes at an offset of a file, which is created if missing and private to this user.
     * @throws Problem 503 `storage_unavailable` when the disk is full or not writable (F23)
     */
    writeAt(name: string, offset: number, bytes: Buffer): void {
      try {
        write(pathOf(name), offset, bytes);
      } catch (error) {
        if (!(error instanceof Error && 'syscall' in error)) throw error;
        const headers = { 'Retry-After': '5' };
        throw new Problem(503, 'storage_unavailable', 'Nothing can be stored now', { headers });
      }
    },

    read: (name: string): Buffer => readFileSync(pathOf(name)),

    /** A missing file is not an error. */
    remove: (name: string): void => rmSync(pathOf(name), { force: true }),

    /** Removes a temporary folder with its files. */
    close(): void {
      if (folder === undefined || dataDir !== ':memory:') return;
      rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}

function write(path: string, offset: number, bytes: Buffer): void {
  // 'a' would ignore the offset, 'w' would empty the file, 'r+' would not create it.
  const handle = openSync(path, offset === 0 ? 'w' : 'r+', 0o600);
  try {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(handle, bytes, done, bytes.length - done, offset + done);
    }
    // An acknowledged document must be on disk.
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
