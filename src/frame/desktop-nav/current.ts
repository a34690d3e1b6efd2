import type { Link } from '../../lib/link.ts';

/** `page` when a link leads to the address shown (path and query), for `aria-current`. */
export function isCurrent(link: Link, current: string): 'page' | undefined {
  return link.kind === 'internal' && link.to === current ? 'page' : undefined;
}
