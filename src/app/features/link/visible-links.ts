import type { Link } from '../../../lib/link.ts';
import { useApp } from '../../state/context.ts';

/** Whether a link is external or leads to a mounted page (CFG-3). */
export function isLinkVisible(link: Link, isMounted: (path: string) => boolean): boolean {
  return link.kind === 'external' || isMounted(link.to);
}

/** Filters out items whose link leads to a page that is not mounted. */
export function useVisibleLinks<T extends { link?: Link }>(items: readonly T[]): T[] {
  const { isMounted } = useApp();
  return items.filter(({ link }) => link === undefined || isLinkVisible(link, isMounted));
}
