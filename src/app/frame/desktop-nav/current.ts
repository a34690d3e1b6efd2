import type { Link } from '../../../lib/link.ts';

/** For `aria-current`: `page` on a link to the page shown, `true` on one to what the page is a part of. */
export type Current = (link: Link) => 'page' | 'true' | undefined;

/**
 * Which of a menu's entries is the current one: the nearest to the address shown. The page or what it is below comes first, as
 * the router matches paths; a link's own query has to be in the address, which may have more, as of a search.
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

/** Of an address: its path as the router compares it, and its query. */
function read(address: string): [path: string, query: URLSearchParams] {
  const [path = '', query] = address.replace(/#.*/, '').split('?');
  return [path.replace(/\/+$/, '').toLowerCase(), new URLSearchParams(query)];
}
