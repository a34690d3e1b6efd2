import type { ServerResponse } from 'node:http';
import { Problem } from './problem.ts';

/** A reader that is so many bytes behind is cut off, and catches up when it comes again. */
const MOST_WAITING = 64 * 1024;

/** Begins a stream of server-sent events. @param retryMs how long the browser waits before it opens a lost one again */
export function beginEventStream(res: ServerResponse, retryMs: number): void {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
  });
  res.write(`retry: ${retryMs}\n\n`);
}

/** Whether the reader keeps up; one that does not is cut off. */
export function keepsUp(res: ServerResponse): boolean {
  if (res.writableLength <= MOST_WAITING) return true;
  res.destroy();
  return false;
}

/** @param detail who has too many readers */
export const tooManyStreams = (detail: string) =>
  new Problem(503, 'busy', detail, { headers: { 'Retry-After': '5' } });
