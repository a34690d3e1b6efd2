/**
 * Checks the origin of a framed page (S22): a configured one, and never the site's own, whose data
 * a frame with scripts could reach.
 * @param url from the operator
 * @param siteOrigin of the framing page
 * @param allowed origins, or URLs on them
 * @returns the exact origin; undefined if framing is not allowed
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
