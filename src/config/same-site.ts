/**
 * Whether two origins may be same-site: same scheme and registrable domain. Without the public suffix list only a "no"
 * is certain.
 */
export function mayBeSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== b.protocol) return false;
  if (a.hostname === b.hostname) return true;
  const [labels, others] = [a, b].map(({ hostname }) => hostname.split('.').reverse());
  const isAddress = [a, b].some(({ hostname }) => /^[\d.]+$/.test(hostname));
  return !isAddress && labels?.[0] === others?.[0] && labels?.[1] === others?.[1];
}
