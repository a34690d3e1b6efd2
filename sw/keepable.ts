/**
 * Whether an answer may be cached for everyone on this browser: complete, and not marked private. A missing
 * `Cache-Control` is fine, because the content system sends none.
 */
export function isKeepable(
  response: Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> },
): boolean {
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
  return !/\b(private|no-store)\b/i.test(response.headers.get('cache-control') ?? '');
}

/** Some servers answer a missing file with a page. Cached as a script, it would break the site for good. */
export function isPageInDisguise(response: { headers: Pick<Headers, 'get'> }): boolean {
  return (response.headers.get('content-type') ?? '').includes('text/html');
}
