import { gzipSync } from 'node:zlib';
import type { Answer } from './answer.ts';

/** Smaller responses fit into one packet anyway, bytes. */
const WORTH_IT = 1400;

/**
 * Compresses a response if it is long, public and the client accepts it. Private responses stay uncompressed, since
 * their compressed length could leak content.
 */
export function compressShared(answer: Answer, acceptEncoding: string): Answer {
  const { headers, body } = answer;
  if (!/\bpublic\b/.test(headers['Cache-Control'] ?? '')) return answer;
  if (headers['Content-Encoding'] !== undefined || !headers['Content-Type']?.includes('json'))
    return answer;
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  if (body.length < WORTH_IT || !/\bgzip\b/.test(acceptEncoding))
    return { ...answer, headers: varying };
  return {
    ...answer,
    headers: { ...varying, 'Content-Encoding': 'gzip' },
    body: gzipSync(body, { level: 5 }),
  };
}
