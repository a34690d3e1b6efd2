/**
 * Where a page may be framed from (SECURITY.md section 3.4): one of the configured origins, and never the site's own, in
 * which a frame that runs scripts would have all that the site has.
 * @param url as the operator gave it
 * @param siteOrigin of the page that frames
 * @param allowed origins, or addresses on them
 * @returns its exact origin; undefined for what must not be framed
 */
export function framedOrigin(
  url: string,
  siteOrigin: string,
  allowed: readonly string[],
): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || username || password || origin === siteOrigin)
    return undefined;
  return allowed.some((address) => URL.canParse(address) && new URL(address).origin === origin)
    ? origin
    : undefined;
}
