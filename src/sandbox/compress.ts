import { gzipSync } from 'node:zlib';
import type { Answer } from './answer.ts';

/** Below this an answer fits into one packet anyway, bytes. */
const WORTH_IT = 1400;

/**
 * The answer compressed, when it is long, for everybody, and the caller takes it so. What is one player's stays as it
 * is: its length would tell of its words.
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
