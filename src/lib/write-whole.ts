import { renameSync, rmSync, type WriteFileOptions, writeFileSync } from 'node:fs';

/** Writes or replaces a file in one step, for others who may be reading it. A failure leaves nothing behind. */
export function writeWhole(path: string, body: Buffer, options?: WriteFileOptions): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, body, options);
    renameSync(unfinished, path);
  } catch (error) {
    try {
      rmSync(unfinished);
    } catch {
      // It was not written.
    }
    throw error;
  }
}
