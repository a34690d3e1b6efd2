import type { ServerResponse } from 'node:http';
import { Problem } from './problem.ts';

/** Maximum backlog in bytes. A client that is further behind is disconnected, and catches up when it reconnects. */
const MOST_WAITING = 64 * 1024;

/** Starts a stream of server-sent events. @param retryMs the browser's delay before it reconnects */
export function beginEventStream(res: ServerResponse, retryMs: number): void {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
  });
  res.write(`retry: ${retryMs}\n\n`);
}

/** Whether the client keeps up; disconnects it if not. */
export function keepsUp(res: ServerResponse): boolean {
  if (res.writableLength <= MOST_WAITING) return true;
  res.destroy();
  return false;
}

/** @param detail says which limit of streams is reached */
export const tooManyStreams = (detail: string) =>
  new Problem(503, 'busy', detail, { headers: { 'Retry-After': '5' } });
