/**
 * Whether the client has this version already.
 * @param known the If-None-Match header, split without a pattern: `\s*,\s*` takes quadratic time on spaces
 * @param etag weak, as `W/"…"`
 */
export const isKnownEtag = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((entry) => entry.trim() === etag) ?? false;
