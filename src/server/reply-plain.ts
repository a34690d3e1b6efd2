import type { OutgoingHttpHeaders } from 'node:http';
import { type Exchange, reply } from './exchange.ts';
import { BASE_HEADERS, DATA_POLICY } from './security-headers.ts';

/** Answers with a sentence, where no page can be or should be; nobody keeps it. */
export const replyPlain = (
  exchange: Exchange,
  status: number,
  sentence: string,
  headers: OutgoingHttpHeaders = {},
): true =>
  reply(
    exchange,
    status,
    {
      ...BASE_HEADERS,
      'Content-Security-Policy': DATA_POLICY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
    sentence,
  );
