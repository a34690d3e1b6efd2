import type { Link } from '../../../lib/link.ts';

/** For `aria-current`: `page` for the current page, `true` for what contains it. */
export type Current = (link: Link) => 'page' | 'true' | undefined;

/**
 * Finds the current entry of a menu: the one nearest to the URL. Compares paths like the router, the page itself or a
 * parent; a link's query must be part of the URL's.
 * @param address path and query
 */
export function currentIn(entries: readonly { link?: Link }[], address: string): Current {
  const [here, hereQuery] = read(address);
  let nearest: string | undefined;
  let mark: ReturnType<Current>;
  let rank = -1;
  for (const { link } of entries) {
    if (link?.kind !== 'internal') continue;
    const [path, query] = read(link.to);
    const wanted = [...query];
    const own = path.length * 100 + wanted.length;
    const isNear = path === here || (path && here.startsWith(`${path}/`));
    if (!isNear || own <= rank) continue;
    if (wanted.some(([key, value]) => hereQuery.get(key) !== value)) continue;
    nearest = link.to;
    mark = path === here ? 'page' : 'true';
    rank = own;
  }
  return (link) => (link.kind === 'internal' && link.to === nearest ? mark : undefined);
}

/** Path as the router compares it, and query. */
function read(address: string): [path: string, query: URLSearchParams] {
  const [path = '', query] = address.replace(/#.*/, '').split('?');
  return [path.replace(/\/+$/, '').toLowerCase(), new URLSearchParams(query)];
}
