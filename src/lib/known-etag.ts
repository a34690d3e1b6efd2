/**
 * Whether the client already has this version.
 * @param known the If-None-Match header. It is split without a regular expression, because `\s*,\s*` takes quadratic
 * time on spaces
 * @param etag weak, as `W/"…"`
 */
export const isKnownEtag = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((entry) => entry.trim() === etag) ?? false;
