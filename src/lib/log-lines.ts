import type { Writable } from 'node:stream';

/** Most bytes to buffer for a slow reader. */
const MOST_WAITING = 1024 * 1024;

/**
 * Writes log lines without blocking a request. Drops lines while the reader is more than a megabyte behind, and reports
 * their number in the next line. A reader that disconnects is not an error.
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
