import { renameSync, rmSync, type WriteFileOptions, writeFileSync } from 'node:fs';

/** Writes or replaces a file atomically, because others may be reading it. A failure leaves no temporary file. */
export function writeWhole(path: string, body: Buffer, options?: WriteFileOptions): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, body, options);
    renameSync(unfinished, path);
  } catch (error) {
    try {
      rmSync(unfinished);
    } catch {
      // The temporary file does not exist.
    }
    throw error;
  }
}
