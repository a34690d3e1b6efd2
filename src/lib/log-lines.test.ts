import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log-lines.ts';

test('F53 bounds a log that nobody reads and reports the gap later', () => {
  const sink = new PassThrough({ highWaterMark: 16 });
  const log = createLog(sink);
  const line = 'x'.repeat(999);
  for (let n = 0; n < 5000; n++) log(line);
  expect(sink.writableLength).toBeLessThan(1_100_000);
  let text = '';
  while (sink.readableLength + sink.writableLength > 0) text += sink.read() ?? '';
  const kept = text.split('\n').length - 1;
  log('after');
  expect(String(sink.read())).toBe(
    `${5000 - kept} lines were dropped: nobody read the log\nafter\n`,
  );
});

test('F53 survives a reader that disconnects', () => {
  const sink = new PassThrough();
  const log = createLog(sink);
  sink.destroy(new Error('EPIPE'));
  expect(() => log('a line')).not.toThrow();
});

test('F53 the site and the push service log through the bounded writer only', () => {
  for (const server of ['../server/start.ts', '../push/start-service.ts']) {
    const source = readFileSync(new URL(server, import.meta.url), 'utf8');
    expect(source).toContain('createLog(process.stdout)');
    expect(source).not.toContain('console.log');
  }
});
