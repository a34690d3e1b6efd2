import type { EndpointBases } from '../config/public-config.ts';
import type { EndpointFamily } from '../config/site-config.ts';

/**
 * The endpoint family of a URL, by origin and path prefix. Never by substring, so that the token cannot leak to a
 * look-alike (REQ-1).
 * @param url absolute URL, or a path of `origin`
 * @param origin the site's own origin, against which relative bases resolve
 * @param asked the caller's family, for when several have the same base
 * @returns undefined if no family matches
 */
export function familyOf(
  url: string,
  bases: EndpointBases,
  origin: string,
  asked?: EndpointFamily,
): EndpointFamily | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  if (target.username || target.password) return undefined;
  let best: { family: EndpointFamily; length: number } | undefined;
  for (const [family, base] of Object.entries(bases) as [EndpointFamily, string][]) {
    const prefix = new URL(base, origin);
    const path = prefix.pathname.replace(/\/$/, '');
    const inside = target.pathname === path || target.pathname.startsWith(`${path}/`);
    if (target.origin !== prefix.origin || !inside) continue;
    const { length } = path;
    if (!best || length > best.length || (length === best.length && family === asked))
      best = { family, length };
  }
  return best?.family;
}
