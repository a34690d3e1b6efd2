import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';

/**
 * Adds an ETag to public responses and returns 304 when the client has the current content. Strapi does not do this,
 * and the site does not rely on it.
 * @param known the caller's If-None-Match
 */
export function revalidate(answer: Answer, known: string | undefined): Answer {
  const { status, headers, body } = answer;
  if (status !== 200 || !/\bpublic\b/.test(headers['Cache-Control'] ?? '')) return answer;
  if (!headers['Content-Type']?.includes('json')) return answer;
  // Weak: the same content, compressed or not.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const named = { ...headers, ETag: etag };
  return known?.split(/\s*,\s*/).includes(etag)
    ? { status: 304, headers: { ...named, Vary: 'Accept-Encoding' }, body: '' }
    : { ...answer, headers: named };
}
