import type { Link } from '../../../lib/link.ts';
import { useApp } from '../../state/context.ts';

/** Whether a link leads anywhere here: outside, or to a page that is mounted (CFG-3). */
export function isLinkVisible(link: Link, isMounted: (path: string) => boolean): boolean {
  return link.kind === 'external' || isMounted(link.to);
}

/** The items whose link, if they have one, leads somewhere: a list without gaps. */
export function useVisibleLinks<T extends { link?: Link }>(items: readonly T[]): T[] {
  const { isMounted } = useApp();
  return items.filter(({ link }) => link === undefined || isLinkVisible(link, isMounted));
}
