import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding } from '../../lib/accepted-encoding.ts';
import type { Answer } from './answer.ts';

/** Minimum length in bytes. Smaller responses fit into one packet anyway. */
const WORTH_IT = 1400;
/** Brotli level: 1.7 ms for 168 KB of shops, which become 9.0 KB; gzip needs 1.0 ms for 13.0 KB. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses a response if it is long, public and the client accepts it. Private responses stay uncompressed, because
 * their compressed length could leak content.
 */
export function compressShared(answer: Answer, acceptEncoding: string): Answer {
  const { headers, body } = answer;
  if (!/\bpublic\b/.test(headers['Cache-Control'] ?? '')) return answer;
  if (headers['Content-Encoding'] !== undefined || !headers['Content-Type']?.includes('json'))
    return answer;
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const encoding = body.length < WORTH_IT ? undefined : acceptedEncoding(acceptEncoding);
  if (encoding === undefined) return { ...answer, headers: varying };
  return {
    ...answer,
    headers: { ...varying, 'Content-Encoding': encoding },
    body: encoding === 'br' ? brotliCompressSync(body, FAST) : gzipSync(body, { level: 5 }),
  };
}
