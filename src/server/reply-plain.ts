import type { OutgoingHttpHeaders } from 'node:http';
import { MOMENTARY_HEADERS } from '../lib/base-headers.ts';
import { type Exchange, reply } from './exchange.ts';

/** Sends one sentence as plain text, uncached. */
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
      ...MOMENTARY_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
    sentence,
  );
