import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';

/**
 * Names what is for everybody by what it says, and answers whoever has that already with 304 alone. A real Strapi does
 * not; the site asks for nothing that only this server could give.
 * @param known the caller's If-None-Match
 */
export function revalidate(answer: Answer, known: string | undefined): Answer {
  const { status, headers, body } = answer;
  if (status !== 200 || !/\bpublic\b/.test(headers['Cache-Control'] ?? '')) return answer;
  if (!headers['Content-Type']?.includes('json')) return answer;
  // Weak: the same words, compressed or not.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const named = { ...headers, ETag: etag };
  return known?.split(/\s*,\s*/).includes(etag)
    ? { status: 304, headers: { ...named, Vary: 'Accept-Encoding' }, body: '' }
    : { ...answer, headers: named };
}
