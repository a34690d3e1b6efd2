/**
 * May this answer be kept for whoever uses this browser next? Only a complete one that the server
 * did not call private. A missing `Cache-Control` is fine: the content system sends none.
 */
export function isKeepable(
  response: Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> },
): boolean {
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
  return !/\b(private|no-store)\b/i.test(response.headers.get('cache-control') ?? '');
}

/** A missing file is sometimes answered with a page; kept, it would break the site for good. */
export function isPageInDisguise(response: { headers: Pick<Headers, 'get'> }): boolean {
  return (response.headers.get('content-type') ?? '').includes('text/html');
}
