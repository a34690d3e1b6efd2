import type { Writable } from 'node:stream';

/** Bytes that wait for a reader at most: a log that nobody reads must not fill the memory. */
const MOST_WAITING = 1024 * 1024;

/**
 * Writes lines that never hold a request up. While the reader is behind by more than a megabyte lines are dropped, and
 * counted in the next one that is written; a reader that has left is no fault.
 */
export function createLog(sink: Writable): (line: string) => void {
  let dropped = 0;
  sink.on('error', () => undefined);
  return (line) => {
    if (!sink.writable || sink.writableLength > MOST_WAITING) {
      dropped++;
      return;
    }
    if (dropped > 0) sink.write(`${dropped} lines were dropped: nobody read the log\n`);
    dropped = 0;
    sink.write(`${line}\n`);
  };
}
