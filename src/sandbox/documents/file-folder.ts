import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type FileFolder = ReturnType<typeof openFileFolder>;

/**
 * The folder `documents` below the data, where files lie under random names; for ':memory:' a folder
 * of the system's own for passing files. It is made when the first file comes.
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
    /** Puts bytes at an offset of a file, which is made when it is not there; not for others to read. */
    writeAt(name: string, offset: number, bytes: Buffer): void {
      // 'a' would ignore the offset, 'w' would empty the file, 'r+' would not make it.
      const handle = openSync(pathOf(name), offset === 0 ? 'w' : 'r+', 0o600);
      try {
        writeSync(handle, bytes, 0, bytes.length, offset);
      } finally {
        closeSync(handle);
      }
    },

    read: (name: string): Buffer => readFileSync(pathOf(name)),

    /** A file that is not there is no error. */
    remove: (name: string): void => rmSync(pathOf(name), { force: true }),
  };
}
